import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptions } from '@/server/auth'
import { ADDRESS_HEADER } from '@/server/trust'

interface RouteContext {
  params: Promise<{ nextauth: string[] }>
}

function handler(request: NextRequest, context: RouteContext) {
  const caller = {
    address: request.headers.get(ADDRESS_HEADER) ?? 'unknown',
    userAgent: request.headers.get('user-agent'),
  }
  const secure = request.headers.get('x-forwarded-proto') === 'https'
  return NextAuth(request, context, authOptions(caller, secure))
}

export { handler as GET, handler as POST }
