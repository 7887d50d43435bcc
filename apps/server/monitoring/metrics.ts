import { type SecurityKind, securityKinds } from '@quartet/domain/security.ts'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/**
 * Metrics of this process in the Prometheus text format, without personal data and without ids in
 * paths.
 */
export function makeMetrics(pool: pg.Pool) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a call',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  const security = new Counter({
    name: 'security_events_total',
    help: 'Failed logins, refusals, resets and captchas by kind',
    labelNames: ['kind'],
    registers: [registry],
  })
  // a counter must exist before its first event for alerts to work
  for (const kind of securityKinds) security.inc({ kind }, 0)
  return {
    securityEvent: (kind: SecurityKind) => security.inc({ kind }),
    answered: (method: string, route: string, status: number, seconds: number) =>
      duration.observe({ method, route, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
export type Metrics = ReturnType<typeof makeMetrics>
