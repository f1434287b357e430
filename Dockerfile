# The room in one image: `docker build -t circolo .`, then `docker compose up`, or alone with the database it brings:
# `docker run --init -p 3000:3000 -v circolo:/data circolo`.
FROM node:22-bookworm-slim AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run release -- --folder /release

FROM node:22-bookworm-slim
ENV NODE_ENV=production CIRCOLO_DATA=/data PORT=3000 NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
# The program belongs to root and the data to the user who runs it, who therefore cannot change the program.
COPY --from=built /release ./
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/starting/launch.mjs", "start"]
