import type { MemberState } from '@quartet/domain/institution.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../data/client.ts'

const pageSize = 25

/** The members of an institution, page by page. */
export const useMembers = (
  organization_id: number,
  { state, searched }: { state: MemberState | null; searched: string },
) =>
  useInfiniteQuery(
    api.organizations.members.infiniteOptions({
      input: (offset: number) => ({
        params: { organization_id },
        query: {
          ...{ limit: pageSize - 1, offset },
          ...(searched && { search_text: searched }),
          ...(state && { state }),
        },
      }),
      initialPageParam: 0,
      getNextPageParam: ({ count }, _, offset) =>
        offset + pageSize < count ? offset + pageSize : undefined,
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )
