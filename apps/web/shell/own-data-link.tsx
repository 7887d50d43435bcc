import { Link, type LinkComponentProps } from '@tanstack/react-router'

/** What is kept about a person, and which consents: reached in every state of an account (D44), by guests too. */
export const ownDataPath = '/settings/privacy'

export const OwnDataLink = (props: Pick<LinkComponentProps<'a'>, 'className' | 'title' | 'onClick' | 'children'>) => (
  <Link to={ownDataPath} {...props} />
)
