import { createFileRoute } from '@tanstack/react-router'
import { ReceiptScreen } from '../../areas/billing/receipt-screen.tsx'

export const Route = createFileRoute('/_signed-in/receipt/$id')({
  staticData: { title: 'billing.receipts' },
  component: function Receipt() {
    return <ReceiptScreen id={Route.useParams().id} />
  },
})
