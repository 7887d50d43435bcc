import type { Page } from '../page.ts'

/** The introductions of the four steps of building a team (method D20). */
export const teamPages: Page[] = [
  {
    key: 'team_introduce',
    age_group_id: 1,
    order: 1,
    title: 'What do you bring, what do you need?',
    body_html:
      '<p>It helps when everyone in a team knows a bit about the others. Here you say two things about yourself: what you bring to a team, and what you need from one.</p>' +
      '<p>Tick the sentences that are true of you. One or two for each pattern are enough. No answer is wrong.</p>' +
      '<p>The members of your teams can read what you tick. You can change it whenever you like.</p>',
  },
  {
    key: 'team_introduce',
    age_group_id: null,
    order: 1,
    title: 'What you bring and what you need',
    body_html:
      '<p>Before people plan together, it helps to know how each of them likes to work. So this step asks you two questions: what do you bring to a team, and what do you need from one?</p>' +
      '<p>For each pattern you first see the statements that match your own degree of use. The others are one tap away, because nobody fits a degree exactly. Tick what is true of you on an ordinary day, not what sounds good. One to three statements for each pattern are plenty.</p>' +
      '<p>The statements describe habits. They say nothing about how able anyone is. The members of your teams can read them once you have accepted; you can change them at any time.</p>',
  },
  {
    key: 'team_building',
    age_group_id: 1,
    order: 1,
    title: 'Who is in your team?',
    body_html:
      '<p>A team has a name and at least three people. You count, too.</p>' +
      '<p>Think of people who work in different ways: somebody who likes lists, somebody who asks a lot, somebody who builds, somebody with odd ideas. All of them are useful.</p>' +
      '<p>Everyone you invite may say yes or no. Ask a grown-up if you’re not sure whom to invite.</p>',
  },
  {
    key: 'team_building',
    age_group_id: null,
    order: 1,
    title: 'Find people for your team',
    body_html:
      '<p>A team needs a name and at least three people, and you are one of them. Whoever sets up the team leads it, and can hand that over later.</p>' +
      '<p>Invite the people whom the work needs. If you can choose, look for different habits: people who plan, people who check, people who build, people who try what is new. No mix is the right one, and no pattern has to be there. A gap only means that the team has to plan for it.</p>' +
      '<p>Everyone decides for themselves. Those who accept share their scores and statements with this team, and nobody else sees them because of it. Those who decline don’t have to give a reason.</p>',
  },
  {
    key: 'team_working',
    age_group_id: 1,
    order: 1,
    title: 'Get to know each other',
    body_html:
      '<p>Here you see who has said yes. You can read what the others bring and what they need.</p>' +
      '<p>Look for two things. What do several of you like to do? And what does nobody like to do? Talk about who could try it, and who could help.</p>' +
      '<p>No pattern is better than another. Never use the numbers to tease anyone.</p>',
  },
  {
    key: 'team_working',
    age_group_id: null,
    order: 1,
    title: 'Read each other’s statements',
    body_html:
      '<p>As soon as members accept, you see their scores on one graph and their statements pattern by pattern. Take your time with them, best of all together.</p>' +
      '<p>Three questions are worth asking. Is there a pattern that nobody uses first? Then plan who takes care of it, and what makes that easier. Is there one that almost everybody uses first? Then decide when enough is enough. Where do two of you differ widely? Talk about it early, while nothing is at stake.</p>' +
      '<p>The scores describe habits, not ability or worth. Don’t rank each other by them, and keep what you read within the team.</p>',
  },
  {
    key: 'team_tackling',
    age_group_id: 1,
    order: 1,
    title: 'Start your project',
    body_html:
      '<p>Write down in your own words how you will work with this team. What will you do? What should the others know?</p>' +
      '<p>Then read the task together. Which words say what to do? Share the work, so that everyone does something they like, and tries one thing that is new.</p>' +
      '<p>Afterwards look back together: what went well, and what will you do differently next time?</p>',
  },
  {
    key: 'team_tackling',
    age_group_id: null,
    order: 1,
    title: 'Agree, then begin',
    body_html:
      '<p>Each member writes a few sentences on how they will work with this team, not with just any. The leader then writes the team statement: who takes the lead on which pattern, what you do when patterns clash, and how you decide.</p>' +
      '<p>After that, decode your first task together. Mark what it asks for, compare it with what you have, and share out the work. Come back to your agreements after a week or two and change what doesn’t help.</p>' +
      '<p>None of this promises better results. No study shows that teams do better because they know their patterns. It is a way to speak early about how you work.</p>',
  },
]
