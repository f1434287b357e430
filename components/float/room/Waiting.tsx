'use client'
import { outOf } from '@/rules/float/equation'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { SideCard } from './checks/SideCard'
import { useTableName } from './context'
import { BoxCard } from './count/BoxCard'
import { FloatAct } from './FloatAct'
import { RoomForm } from './forms/RoomForm'
import { RoomGap } from './gaps/RoomGap'
import { SlipCard } from './gara/Slips'
import { Card, Cards } from './kit/Card'
import { AdvanceActs } from './sums/Advances'
import { TableCard } from './tables/TableCard'
import type { Task } from './tasks'

/** The things that wait for this person, each with its buttons. */
export function Waiting({ tasks }: { tasks: readonly Task[] }) {
  const t = useT('float-room')
  if (tasks.length === 0) return <p className="text-lg text-sage">{t('now.nothing')}</p>
  return (
    <Cards label={t('tabs.now')}>
      {tasks.map((task) => (
        <OneTask key={task.key} task={task} />
      ))}
    </Cards>
  )
}

function OneTask({ task }: { task: Task }) {
  const t = useT('float-room')
  const tableName = useTableName()
  switch (task.subject) {
    case 'count':
    case 'table':
    case 'handover':
      return <TableCard float={task.float} isTask />
    case 'book':
      return (
        <Card
          title={t('books.reopening')}
          aside={tableName(task.float.id)}
          marked
          actions={
            <FloatAct type="reopenBook" payload={{ table: task.float.id }} variant="primary">
              {t('books.reopen')}
            </FloatAct>
          }
        >
          <p>{task.float.reopening?.why}</p>
        </Card>
      )
    case 'form':
      return <RoomForm movement={task.movement} isTask />
    case 'gap':
      return <RoomGap gap={task.gap} isTask />
    case 'box':
      return <BoxCard view={task.box} isTask />
    case 'side':
      return <SideCard item={task.item} isTask />
    case 'claim':
      return (
        <Card
          title={
            <>
              {t('advances.claim')} <Amount chips={outOf(task.advance)} />
            </>
          }
          aside={tableName(task.advance.table)}
          marked
          actions={<AdvanceActs advance={task.advance} />}
        >
          <p>
            <MemberName id={task.advance.member} /> · {t('advances.granted')}{' '}
            <MemberName id={task.advance.grantor} />
          </p>
        </Card>
      )
    case 'slip':
      return <SlipCard slip={task.slip} isTask />
  }
}
