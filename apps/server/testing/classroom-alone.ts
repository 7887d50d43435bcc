// The classroom service for the browser tests, on the port that playwright.config.ts passes.
import { startClassroomService } from './classroom-service.ts'

await startClassroomService(Number(process.argv[2]))
