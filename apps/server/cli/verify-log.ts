import { startNewKey } from '../areas/logs/commands.ts'
import { LogBroken, type LogReport, verifyLog } from '../areas/logs/queries.ts'
import { openLogMaintenance, readChainKey } from '../db/maintenance.ts'
import { onDatabase } from './command-line.ts'

const usage = [
  'npm run verify-log [-- NUMBER:SEAL | --new-key]',
  'checks the whole chain of the log (DATABASE_OWNER_URL, LOG_CHAIN_KEY and DATA_DIR as for npm start).',
  'NUMBER:SEAL is the end that an earlier run printed: it must still be there. --new-key goes on with a new key when the old one is lost.',
].join('\n')

const [argument, ...more] = process.argv.slice(2)
const [, chainNumber, chainHash = ''] = /^(\d+):(\S*)$/.exec(argument ?? '') ?? []
if (
  (argument !== undefined && argument !== '--new-key' && chainNumber === undefined) ||
  more.length > 0
) {
  console.log(usage)
  process.exit(argument === '--help' ? 0 : 1)
}

await onDatabase(async (url, _, env) => {
  const logMaintenance = openLogMaintenance(
    url,
    env.LOG_CHAIN_KEY ?? readChainKey(env.DATA_DIR),
    () => {},
  )
  try {
    if (argument === '--new-key') await startNewKey(logMaintenance)
    return sentenceOf(
      await verifyLog(
        logMaintenance,
        chainNumber === undefined ? undefined : { chainNumber: Number(chainNumber), chainHash },
      ),
    )
  } catch (error) {
    if (error instanceof LogBroken) throw new Error(`BROKEN. ${error.message}`)
    throw error
  } finally {
    await logMaintenance.end()
  }
})

function sentenceOf({ rows, months, unkeyed, unchecked, unchained, end }: LogReport) {
  const parts = [
    `${(rows - unchecked).toLocaleString('en')} rows, ${months} ${months === 1 ? 'month' : 'months'} checkpointed, unbroken`,
    ...(unkeyed > 0
      ? [`${unkeyed.toLocaleString('en')} of them sealed before there was a key`]
      : []),
    ...(unchecked > 0
      ? [`${unchecked.toLocaleString('en')} rows sealed with an earlier key were not checked`]
      : []),
    ...(unchained > 0 ? [`${unchained.toLocaleString('en')} rows wait to be sealed`] : []),
  ]
  return `${parts.join('; ')}. The end is ${end.chainNumber}:${end.chainHash}`
}
