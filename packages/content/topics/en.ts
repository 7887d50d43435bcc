import type { TopicNames } from './topic.ts'

export const topicNames: TopicNames = {
  school: {
    reading: 'Reading',
    writing: 'Writing',
    math: 'Math',
    test_taking: 'Test-taking',
    projects: 'Projects and presentations',
    group_work: 'Group work',
    listening: 'Listening and notes',
    homework: 'Homework and study time',
  },
  work: {
    reports: 'Email and reports',
    meetings: 'Meetings',
    planning: 'Planning a project',
    new_tool: 'Learning a new tool',
    problem: 'Solving a problem',
    customers: 'Serving customers',
    feedback: 'Giving and taking feedback',
    time_pressure: 'Working under time pressure',
  },
  career: {
    field: 'Choosing a field',
    advert: 'Reading a job advert',
    application: 'CV and application',
    interview: 'Interview',
    first_weeks: 'First weeks',
    changing: 'Changing jobs',
  },
}
