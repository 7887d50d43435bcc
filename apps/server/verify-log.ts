import { LogBroken, type LogReport, verifyLog } from './areas/logs/queries.ts'
import { openKeeper, readChainKey } from './base/keeper.ts'
import { onDatabase } from './command-line.ts'

const usage =
  'npm run verify-log: reads the whole chain of the log and tells whether it is unbroken (DATABASE_OWNER_URL or DATA_DIR as for npm start). `npm run verify-log -- NUMBER:SEAL` also wants the end that an earlier run told.'

const [given, ...more] = process.argv.slice(2)
const [, sealNumber, seal = ''] = /^(\d+):(\S*)$/.exec(given ?? '') ?? []
if ((given !== undefined && sealNumber === undefined) || more.length > 0) {
  console.log(usage)
  process.exit(given === '--help' ? 0 : 1)
}

await onDatabase(async (url, _, env) => {
  const keeper = openKeeper(url, env.LOG_CHAIN_KEY ?? readChainKey(env.DATA_DIR), () => {})
  try {
    return sentenceOf(await verifyLog(keeper, sealNumber === undefined ? undefined : { sealNumber: Number(sealNumber), seal }))
  } catch (error) {
    if (error instanceof LogBroken) throw new Error(`BROKEN. ${error.message}`)
    throw error
  } finally {
    await keeper.end()
  }
})

function sentenceOf({ rows, months, unsealed, earlier, end }: LogReport) {
  const more = [
    ...(unsealed > 0 ? [`${unsealed} wait to be sealed`] : []),
    ...(earlier > 0 ? [`${earlier} were sealed with an earlier key and could not be checked`] : []),
  ]
  const checked = `${(rows - earlier).toLocaleString('en')} rows, ${months} months checkpointed, unbroken`
  return `${[checked, ...more].join('; ')}. The end is ${end.sealNumber}:${end.seal}`
}
