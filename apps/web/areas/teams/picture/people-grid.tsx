import {
  atLeast,
  type PicturePerson,
  type PictureSort,
  scoredOf,
  sortPeople,
} from '@quartet/domain/team-picture.ts'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { textLanguage } from '../../../i18n/texts.ts'
import { ComparePeople } from './compare-people.tsx'
import { PeopleFilter, type Threshold } from './people-filter.tsx'
import { PeopleTable } from './people-table.tsx'

/** A table of the team to sort and filter, from which two people can be compared. */
export function PeopleGrid({ people }: { people: readonly PicturePerson[] }) {
  const [sort, setSort] = useState<PictureSort>({ by: 'name', isReversed: false })
  const [threshold, setThreshold] = useState<Threshold>({ pattern: null, from: '25' })
  const [picked, setPicked] = useState<readonly number[]>([])
  const shown = useShownPeople(people, sort, useDeferredValue(threshold))
  const sortBy = useCallback(
    (by: PictureSort['by']) =>
      setSort((before) => ({ by, isReversed: before.by === by && !before.isReversed })),
    [],
  )
  // of three, the one picked first makes room
  const pick = useCallback(
    (id: number, isPicked: boolean) =>
      setPicked((before) =>
        [...before.filter((one) => one !== id), ...(isPicked ? [id] : [])].slice(-2),
      ),
    [],
  )
  const pair = picked.flatMap((id) => scoredOf(people).find((person) => person.id === id) ?? [])
  return (
    <>
      <PeopleFilter
        threshold={threshold}
        onChange={setThreshold}
        shown={shown.length}
        all={people.length}
      />
      <PeopleTable
        people={shown}
        all={people}
        sort={sort}
        onSort={sortBy}
        picked={picked}
        onPick={pick}
      />
      <ComparePeople picked={pair} onClear={() => setPicked([])} />
    </>
  )
}

function useShownPeople(
  people: readonly PicturePerson[],
  sort: PictureSort,
  { pattern, from }: Threshold,
) {
  return useMemo(() => {
    const { compare } = new Intl.Collator(textLanguage(), { numeric: true })
    const those = pattern ? atLeast(people, pattern, Number(from)) : people
    return sortPeople(those, sort, compare)
  }, [people, sort, pattern, from])
}
