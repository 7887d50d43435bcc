// The classroom service of the journeys, on the port that playwright.config.ts names.
import { startClassroomService } from './classroom-service.ts'

await startClassroomService(Number(process.argv[2]))
