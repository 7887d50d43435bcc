import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { withoutTenantScope } from '../../db/tenant.ts'
import type { Services } from '../../services.ts'
import { followEvent } from './check-commands.ts'

const maxBytes = 262_144

/**
 * Takes messages of the payment service. Its signature covers the bytes of the body, so this call is
 * outside of the contract. What fails is sent again by the service.
 */
export function paymentWebhook(services: Services) {
  const app = new Hono()
  app.post('/billing/webhook', bodyLimit({ maxSize: maxBytes }), async (c) => {
    const { payments, clock } = services
    if (payments?.entry !== 'page') return c.json({ message: 'This was not found.' }, 404)
    const now = clock()
    const signature = c.req.header('stripe-signature') ?? ''
    const event = payments.readEvent(await c.req.text(), signature, now)
    if (!event) return c.json({ message: 'The signature is wrong or too old.' }, 400)
    await withoutTenantScope(() => followEvent({ ...services, payments, now }, event))
    return c.json({ received: true })
  })
  return app
}
