import { Link, type LinkComponentProps } from '@tanstack/react-router'

/**
 * The page with a person's data and consents, reachable in every state of an account (D44), also
 * for guests.
 */
export const ownDataPath = '/settings/privacy'

export const OwnDataLink = (
  props: Pick<LinkComponentProps<'a'>, 'className' | 'title' | 'onClick' | 'children'>,
) => <Link to={ownDataPath} {...props} />
