import { mayMeet, type Name, type Outcome, people } from './people.ts'

/** What two people are to each other (method D32), written down once more for the walk. */
type Bond = {
  from: Name
  to: Name
  status: 'pending' | 'accepted' | 'declined' | 'blocked' | 'cancelled' | 'removed'
  blocker: Name | undefined
  /** The day of the last request. */
  day: number
  wasAccepted: boolean
  isCancelled: boolean
}
const waitingDays = 30

export class ContactsModel {
  day = 0
  readonly #bonds = new Map<string, Bond>()

  bondOf(one: Name, other: Name) {
    return this.#bonds.get([one, other].toSorted().join(' '))
  }

  #isRecent = ({ day }: Bond) => this.day - day < waitingDays

  isContact = (one: Name, other: Name) =>
    mayMeet(one, other) && this.bondOf(one, other)?.status === 'accepted'

  hasBlocked = (blocker: Name, other: Name) => this.bondOf(blocker, other)?.blocker === blocker

  request(by: Name, other: Name): Outcome {
    if (people[by].age === 'child') return 'not_for_children'
    if (!mayMeet(by, other) || this.hasBlocked(other, by)) return 'contact_unknown'
    const bond = this.bondOf(by, other)
    const isOwn = bond?.from === by
    if (bond?.status === 'accepted') return 'contact_exists'
    if (bond && this.#isRecent(bond)) {
      if (isOwn && (bond.status === 'pending' || bond.status === 'declined'))
        return 'contact_pending'
      if (isOwn && bond.status === 'cancelled') return 'contact_too_early'
      if (bond.status === 'pending') return () => this.#accept(bond)
    }
    return () => this.#write(by, other)
  }

  #write(from: Name, to: Name) {
    this.#bonds.set([from, to].toSorted().join(' '), {
      ...{ from, to, status: 'pending', blocker: undefined },
      ...{ day: this.day, wasAccepted: false, isCancelled: false },
    })
  }

  #accept(bond: Bond) {
    Object.assign(bond, { status: 'accepted', wasAccepted: true })
  }

  accept(by: Name, other: Name): Outcome {
    const bond = this.bondOf(by, other)
    if (!bond) return 'not_found'
    const isOpen = bond.status === 'pending' && bond.to === by && this.#isRecent(bond)
    return isOpen && mayMeet(by, other) ? () => this.#accept(bond) : 'contact_changed'
  }

  decline(by: Name, other: Name): Outcome {
    const bond = this.bondOf(by, other)
    if (!bond) return 'not_found'
    const isOpen = bond.status === 'pending' && bond.to === by
    return isOpen ? () => Object.assign(bond, { status: 'declined' }) : 'contact_changed'
  }

  block(by: Name, other: Name): Outcome {
    const bond = this.bondOf(by, other)
    if (!bond) return 'not_found'
    const mayBlock = bond.status === 'accepted' || (bond.status === 'pending' && bond.to === by)
    return mayBlock
      ? () => Object.assign(bond, { status: 'blocked', blocker: by })
      : 'contact_changed'
  }

  cancel(by: Name, other: Name): Outcome {
    const bond = this.bondOf(by, other)
    if (!bond) return 'not_found'
    if (!this.#seemsOpen(bond, by)) return 'contact_changed'
    const status = bond.status === 'blocked' ? 'blocked' : 'cancelled'
    return () => Object.assign(bond, { status, isCancelled: true })
  }

  /** Whoever sent a request cannot tell whether it was declined or blocked. */
  #seemsOpen({ from, status, blocker, wasAccepted, isCancelled }: Bond, by: Name) {
    if (from !== by || isCancelled || wasAccepted) return false
    return status === 'blocked' ? blocker !== by : status === 'pending' || status === 'declined'
  }

  remove(by: Name, other: Name): Outcome {
    const bond = this.bondOf(by, other)
    if (!bond) return 'not_found'
    return bond.status === 'accepted'
      ? () => Object.assign(bond, { status: 'removed' })
      : 'contact_changed'
  }

  /** The tabs of a person: whom each shows. */
  seenBy(who: Name) {
    const bonds = [...this.#bonds.values()].filter(({ from, to }) => from === who || to === who)
    const others = (of: (bond: Bond) => boolean) =>
      bonds
        .filter(of)
        .map(({ from, to }) => (from === who ? to : from))
        .filter((other) => mayMeet(who, other))
        .toSorted()
    return {
      mine: others(({ status }) => status === 'accepted'),
      sent: others((bond) => this.#isRecent(bond) && this.#seemsOpen(bond, who)),
      received: others(
        (bond) => bond.status === 'pending' && bond.to === who && this.#isRecent(bond),
      ),
      blocked: others(({ blocker }) => blocker === who),
    }
  }
}
