import { careerMatchWords } from '@quartet/content/career-match.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { ratedDuties } from '@quartet/domain/duties.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { dayOf, frameOf, type Reader, writtenBy } from './frame.ts'
import { cardLines, type DecodedTask } from './task-text.ts'

/** Tasks with their texts, degrees and chosen strategies, each on a page of its own. */
export function tasksView(
  reader: Reader,
  tasks: readonly [DecodedTask, ...DecodedTask[]],
  isOwn: (personId: number) => boolean,
) {
  const { t } = reader
  const [{ task: first }] = tasks
  const { name } = first.person
  const kind = kindOf(reader, first.area, isOwn(first.user_id) ? null : name)
  return {
    ...frameOf(reader, {
      title: tasks.length === 1 ? first.name : kind,
      kind,
      heading: name,
      name,
      date: '',
      evidence: t('decode.foot', { name }),
      evidenceInText: false,
    }),
    columns: [t('tasks.print_pattern'), t('tasks.print_needed'), t('tasks.print_own')],
    chosen_title: t('tasks.print_chosen'),
    duties_title: t('decode.duties_title'),
    tasks: tasks.map((decoded) => taskOf(reader, decoded, isOwn(decoded.task.user_id))),
  }
}

const kindOf = ({ t }: Reader, area: Area, name: string | null) =>
  name === null ? t(`tasks.title_${area}`) : t(`tasks.title_of_${area}`, { name })

function taskOf(reader: Reader, decoded: DecodedTask, own: boolean) {
  const { task } = decoded
  const isJob = task.area === 'career' && task.description !== ''
  return {
    name: writtenBy(reader, task.name),
    kind: kindOf(reader, task.area, own ? null : task.person.name),
    date: dayOf(reader, task.created_at),
    facts: factsOf(reader, decoded),
    lines: task.description
      .split(/[\r\n]+/)
      .filter((line) => line.trim() !== '')
      .map((line) => writtenBy(reader, line)),
    degrees: degreesOf(reader, decoded),
    chosen: cardLines(reader, task).map((line) => ({
      ...line,
      name: reader.t(`pattern.${line.pattern}`),
    })),
    duties: isJob ? dutiesOf(reader, decoded) : [],
    match: isJob ? careerMatchOf(reader, decoded, own ? null : task.person.name) : null,
  }
}

function factsOf(reader: Reader, { task }: DecodedTask) {
  const { t } = reader
  const due = task.due_date && `${t('tasks.due')}: ${dayOf(reader, task.due_date)}`
  return [
    task.topic_name,
    t(`decode.status_${task.status}`),
    task.category,
    task.person.name,
    due ?? '',
  ]
    .filter((fact) => fact !== '')
    .map((fact) => writtenBy(reader, fact))
}

function degreesOf({ t }: Reader, { task }: DecodedTask) {
  const { needed } = task
  if (!needed) return []
  return patterns.map((pattern) => {
    const [degree, band] = [needed[pattern], task.person.bands?.[pattern] ?? null]
    return {
      pattern,
      name: t(`pattern.${pattern}`),
      needed: degree === 'Low' ? t('tasks.needed_low') : t(`band.${degree}`),
      band,
      degree: band && t(`band.${band}`),
    }
  })
}

/** The duties of a job: what each asks for, and how the person feels about it (method D25). */
const dutiesOf = (reader: Reader, { task, decoding }: DecodedTask) =>
  ratedDuties(task, decoding.marks).map(({ text, neededPatterns, feeling }) => ({
    text: writtenBy(reader, text),
    patterns: neededPatterns.map((pattern) => reader.t(`pattern.${pattern}`)).join(', '),
    feeling: feeling ? reader.t(`decode.feeling_${feeling}`) : '–',
  }))

const careerMatchOf = ({ t }: Reader, { task, decoding }: DecodedTask, name: string | null) =>
  careerMatchWords(t, {
    ...{ needed: decoding.needed, bands: task.person.bands, name },
    duties: ratedDuties(task, decoding.marks),
  })
