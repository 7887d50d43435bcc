import { Button } from '@mantine/core'

export type PagedQuery = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Loads the next page of a list; nothing when there is none. */
export const MoreButton = ({ query, label }: { query: PagedQuery; label: string }) =>
  query.hasNextPage ? (
    <div>
      <Button
        variant="default"
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  ) : null
