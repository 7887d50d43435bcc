import { addTask, type Place, placesOf } from '../tasks.ts'
import { type Call, ofAda, type Scene } from './scene.ts'

/** The calls of a task area. */
function tasksOf(area: Place): Record<string, Call> {
  const { list, add, part, own } = placesOf[area]
  const fields = ({ say }: Scene) => ({
    name: say('name'),
    description: say('description'),
    category: say('category'),
  })
  const put = (scene: Scene, where: string, id: number, body: unknown) =>
    scene.world.call(`${where}/${id}`, { token: ofAda(scene).token, body })
  const saved = { stored: ['name', 'description', 'category'], codes: ['due_date'] }
  return {
    [add]: {
      ...saved,
      codes: ['due_date', 'request_id'],
      write: (scene) => addTask(scene.world, ofAda(scene), fields(scene), area),
    },
    [`PUT /tasks/edit${part}/{task_id}`]: {
      ...saved,
      async write(scene) {
        const { id } = await addTask(scene.world, ofAda(scene), {}, area)
        await put(scene, `PUT /tasks/edit${part}`, id, fields(scene))
      },
    },
    [`PUT /tasks/update${part}/{task_id}`]: {
      stored: ['marks.0.text', 'drill.0.note', 'duties.0.text'],
      async write(scene) {
        const text = scene.say('marks.0.text')
        const { id } = await addTask(scene.world, ofAda(scene), { description: text }, area)
        const marks = [{ start: 0, end: text.length, text, pattern: 'sequence', source: 'user' }]
        const drill = [{ step: 'mull', note: scene.say('drill.0.note') }]
        await put(scene, `PUT /tasks/update${part}`, id, {
          marks,
          drill,
          duties: [{ text: scene.say('duties.0.text'), feeling: 'enjoy' }],
        })
      },
    },
    [`${own}/{task_id}`]: {
      stored: ['body'],
      async write(scene) {
        const { id } = await addTask(scene.world, ofAda(scene), {}, area)
        await put(scene, own, id, { pattern: 'sequence', body: scene.say('body') })
      },
    },
    [list('{user_id}')]: {
      passes: ['search_text', 'category'],
      codes: ['date_from', 'date_to'],
      write(scene) {
        const query = `?search_text=${scene.say('search_text')}&category=${scene.say('category')}`
        return scene.world.call(`${list(ofAda(scene).id)}${query}`, { token: ofAda(scene).token })
      },
    },
  }
}

/** Tasks of the three areas. */
export const taskCalls: Record<string, Call> = {
  ...tasksOf('school'),
  ...tasksOf('work'),
  ...tasksOf('career'),
}
