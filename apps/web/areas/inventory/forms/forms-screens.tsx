import { ResourceScreen } from '../../../lists/resource-screen/resource-screen.tsx'
import { RowScreen } from '../../../lists/resource-screen/row-screen.tsx'
import { FormUse } from './form-use.tsx'
import { forms } from './forms.tsx'
import { FormsLinks } from './forms-links.tsx'
import { questions } from './questions.ts'

export const QuestionsScreen = () => (
  <ResourceScreen resource={questions}>
    <FormsLinks />
  </ResourceScreen>
)

/** One question, or one of its language versions. */
export const QuestionScreen = ({
  id,
  versionId,
}: {
  id: number
  versionId?: number | undefined
}) => <RowScreen resource={questions} id={id} versionId={versionId} list="/questions" />

export const FormsScreen = () => (
  <ResourceScreen resource={forms}>
    <FormsLinks />
  </ResourceScreen>
)

/** One form: its fields, whether it is in use, and a preview. */
export const FormScreen = ({ id, versionId }: { id: number; versionId?: number | undefined }) => (
  <RowScreen resource={forms} id={id} versionId={versionId} list="/forms">
    {versionId === undefined && <FormUse id={id} />}
  </RowScreen>
)
