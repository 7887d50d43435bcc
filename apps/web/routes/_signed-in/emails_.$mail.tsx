import { mailItems } from '@quartet/domain/mails.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { EmailScreen } from '../../areas/emails/email-screen.tsx'

const mailOf = (part: string) => mailItems.find((mail) => mail === part)

export const Route = createFileRoute('/_signed-in/emails_/$mail')({
  staticData: { title: 'emails.title' },
  beforeLoad: ({ params }) => {
    if (!mailOf(params.mail)) throw redirect({ to: '/404', replace: true })
  },
  component: function Mail() {
    const mail = mailOf(Route.useParams().mail)
    return mail && <EmailScreen key={mail} mail={mail} />
  },
})
