import type { Page } from '../page.ts'

/**
 * Pages to read. They make legal promises that the product must fulfil: trial and prices D31,
 * consent D41-D43, rights D44, retention periods D45, wording D47.
 */
export const readingPages: Page[] = [
  {
    key: 'terms',
    age_group_id: null,
    order: 1,
    title: 'Terms of use',
    body_html:
      '<p>These terms apply to everyone who uses Quartet on this site. “We” means the operator of this site. ' +
      'To reach us, answer any email that this site has sent you.</p>' +
      '<h2>Who may use Quartet</h2>' +
      '<p>You may sign up on your own once you have reached the age at which people in your country may agree alone: between 13 and 16. ' +
      'If you are younger than that, a parent or guardian has to agree first. Children from 6 to 12 never sign up alone. ' +
      'The ages are on the page <a href="/page/privacy_children">Children and privacy</a>.</p>' +
      '<h2>Your account</h2>' +
      '<p>Please give correct details, keep your password to yourself and do not share your account. ' +
      'Do not harm other people or the site; if someone does, we may close the account. ' +
      'You can end your account at any time on the page “Your data”; you then have 14 days to change your mind.</p>' +
      '<h2>Trial and subscription</h2>' +
      '<ul>' +
      '<li>The trial is free. It begins when you confirm your address and lasts 14 days.</li>' +
      '<li>After it, a semester of four months costs 14.99 US dollars and a year 39.99 US dollars. ' +
      'If the sign-up shows you another price, that one counts.</li>' +
      '<li>If you have ticked “Renew automatically”, the term you chose is charged to your card when the trial ends, ' +
      'and again at the end of each term. Without the tick your access ends after the trial, and nothing is charged.</li>' +
      '<li>To stop the renewal, leave it unticked or write to us before the term ends. Your access then runs to the end of the term.</li>' +
      '<li>Use a card only if it is yours or its owner agrees. ' +
      'While the Plans page says “Practice mode”, no card is charged and only practice card numbers are accepted: never enter a real one.</li>' +
      '<li>When your access has ended, you can still read your scores.</li>' +
      '</ul>' +
      '<p>With the code of a school, company or club you need no card. Your access then depends on that institution.</p>' +
      '<h2>No decisions about people</h2>' +
      '<p>Quartet decides nothing about anybody. Nobody may use scores or labels from Quartet to rank or filter people for hiring, ' +
      'for grades or for placing them in classes or courses. This binds institutions, too.</p>' +
      '<h2>Texts and names</h2>' +
      '<p>What you write stays yours. We store it and show it only to those who may see it; ' +
      'the page <a href="/page/privacy">Privacy</a> names them. ' +
      'Quartet’s software is free: <a href="/page/about">About Quartet</a> says more. ' +
      '“Learning Connections Inventory” is the name of an instrument that belongs to others. ' +
      'Quartet’s statements and texts are its own.</p>' +
      '<h2>What we can and cannot promise</h2>' +
      '<p>We run Quartet with care, but we cannot promise that it is always available or free of errors. ' +
      'Your profile is a starting point for planning, not advice on health, school or career. ' +
      'As far as the law allows, we are liable only for damage that we cause intentionally or by gross negligence, ' +
      'or by breaching a duty that you must be able to rely on. ' +
      'Nothing here limits our liability for harm to life or health, or your rights as a consumer in your country.</p>' +
      '<h2>Changes</h2>' +
      '<p>This page always shows the current terms. A change does not affect a term that you have paid for. ' +
      'Where it needs your consent, we ask you first.</p>',
  },
  {
    key: 'privacy',
    age_group_id: null,
    order: 1,
    title: 'Privacy',
    body_html:
      '<p>This page explains what Quartet keeps about you, what for, who sees it and for how long. ' +
      '“We” means the operator of this site, who is responsible for your data. ' +
      'To reach us, answer any email that this site has sent you. ' +
      'If you joined with the code of a school, company or club, you can ask them, too: ' +
      'we handle your data for their purpose, under an agreement with them. ' +
      'For children there is <a href="/page/privacy_children">Children and privacy</a>.</p>' +
      '<h2>What we keep</h2>' +
      '<ul>' +
      '<li><strong>Account:</strong> your name, email address, age group, country and language. ' +
      'From 13 to 21, also the year in which you turn 18. We do not ask for your date of birth. ' +
      'If you are 13 or older, you can add a picture and something about yourself.</li>' +
      '<li><strong>Password:</strong> only as a hash, from which nobody can read it.</li>' +
      '<li><strong>Inventory and profile:</strong> your answers, how long each statement was on the screen, your scores, ' +
      'and what you choose and write in your profile. We treat all of this as sensitive.</li>' +
      '<li><strong>Tasks:</strong> the text of each task that you bring here, the words that you mark, your notes, ' +
      'and the strategies that you choose. A photo of a task is deleted as soon as its text is read.</li>' +
      '<li><strong>Payment:</strong> your plan and its dates, the brand of your card, its last four digits, ' +
      'the month in which it expires, and a random token in place of its number. ' +
      'We never keep the card number or the security code.</li>' +
      '<li><strong>Consents:</strong> what you agreed to, and when.</li>' +
      '<li><strong>Security:</strong> when you logged in and how long that lasts; ' +
      'a log of who changed what, under a random name and without your answers or texts; who viewed your profile, ' +
      'and to which address you sent it; and, to stop people from guessing passwords, ' +
      'how often a network address or an email address was tried, deleted within two days.</li>' +
      '</ul>' +
      '<h2>What for</h2>' +
      '<p>We need this data to provide your account and your profile, to keep Quartet safe and to comply with the law. ' +
      'Three things happen only with your consent: the people who guide you at your institution see your scores, ' +
      'you get reminders by email, and your answers count, without your name, in research statistics. ' +
      'There is no advertising and no tracking, and we sell nothing. No machine decides about you.</p>' +
      '<h2>Who sees it</h2>' +
      '<ul>' +
      '<li>You, and the few people who run Quartet when they need to.</li>' +
      '<li>The staff of the institution whose code you used to join: your name, email address and age group, ' +
      'whether you have finished the inventory, and the names and states of your tasks. ' +
      'Your scores, your profile and what your tasks say only if you agreed.</li>' +
      '<li>Anyone you email your profile or a strategy card to.</li>' +
      '<li>If you are under 18 and in a family account: the person who runs it, your scores too.</li>' +
      '<li>The email service and the host of this site, as far as they work for us. ' +
      'Nobody else, unless the law requires it.</li>' +
      '</ul>' +
      '<h2>How long</h2>' +
      '<ul>' +
      '<li>An account that nobody uses: 36 months, a child’s account 12 months. We send a warning 30 days before we delete it.</li>' +
      '<li>An account made with a card whose address is never confirmed: 7 days.</li>' +
      '<li>Individual answers to the inventory: 24 months. The scores: as long as the account.</li>' +
      '<li>The log, and who viewed or was sent your profile: 12 months. A file with all your data: 7 days. Failed logins and similar events, with a coarse part of the network address: 30 days. Backups: 35 days, so deleted data may remain in them for that long.</li>' +
      '<li>Notifications: 180 days.</li>' +
      '<li>Data that we hold for an institution: 60 days at most after our agreement with it has ended.</li>' +
      '<li>Records of payments and consents: as long as the law requires.</li>' +
      '</ul>' +
      '<h2>On your device</h2>' +
      '<p>The pages load nothing from third parties. Your browser keeps a token that keeps you logged in until you log out; ' +
      'two cookies, one that says whether you are logged in and one with a random mark by which we recognise this device when you log in (for half a year); your language, light or dark and similar choices; ' +
      'your email address until you have confirmed it; answers and work on a task that could not be sent yet; ' +
      'and, until you close the tab, what you typed to sign up, without card and password.</p>' +
      '<h2>Your rights</h2>' +
      '<p>You may see your data, get a copy, have it corrected or deleted, object to its use, ' +
      'and withdraw each consent at any time. The page “Your data”, at the foot of every screen, shows what we keep, ' +
      'prepares a copy and deletes your account. For everything else, write to us and we will do it within 30 days. ' +
      'You may also complain to the data protection authority of your country.</p>',
  },
  {
    key: 'privacy_children',
    age_group_id: 1,
    order: 1,
    title: 'What Quartet knows about you',
    body_html:
      '<p>Quartet keeps a few things about you so that it can work. Here you can read which ones.</p>' +
      '<h2>A grown-up says yes first</h2>' +
      '<p>You are not 13 yet. So a grown-up who looks after you has to say yes first. ' +
      'Sometimes your school may say yes. Then it has signed a paper with us. ' +
      'Before the yes we keep only a nickname for you, the email address of your grown-up, ' +
      'and a note with your school, age group, country and language.</p>' +
      '<h2>What we keep after that</h2>' +
      '<p>Your name, your answers, how long you looked at each sentence, your scores, ' +
      'the sentences that you choose, and the tasks that you write here. ' +
      'We keep your password in a secret form that nobody can read.</p>' +
      '<h2>Who can look at it</h2>' +
      '<ul>' +
      '<li>You can.</li>' +
      '<li>If you joined with your family: the grown-up who looks after the account.</li>' +
      '<li>If you joined with a school or club: the adults there see your name, if you have finished, ' +
      'and what your tasks are called. They see your scores, and what is in your tasks, only if your family or your school’s adults agreed.</li>' +
      '<li>The people who keep Quartet running, when they need to.</li>' +
      '</ul>' +
      '<h2>What you will not find here</h2>' +
      '<p>No photo of you. No ads. No links to social media. No pages about jobs. You cannot search for other people. ' +
      'Your page is not sent by email. You can print it, or show it to a grown-up.</p>' +
      '<h2>You can say stop</h2>' +
      '<p>Do you want to know what we keep? Is something wrong? Do you want us to delete it? ' +
      'Tell a grown-up. They can write to us, on any day.</p>',
  },
  {
    key: 'privacy_children',
    age_group_id: null,
    order: 1,
    title: 'Children and privacy',
    body_html:
      '<p>This page is for parents and guardians. It explains what applies to children in addition to ' +
      '<a href="/page/privacy">Privacy</a>. “We” means the operator of this site. ' +
      'To reach us, answer any email that this site has sent you, or ask your child’s school.</p>' +
      '<h2>When your consent is needed</h2>' +
      '<p>For every child from 6 to 12, unless the school agrees in your place (see below). ' +
      'Children of this age never sign up alone: they join with the code of a school. ' +
      'Joining with a family is still being prepared.</p>' +
      '<p>From 13 on, young people may agree alone once they have reached the age of their country:</p>' +
      '<ul>' +
      '<li><strong>13:</strong> Malta, Portugal, United States</li>' +
      '<li><strong>14:</strong> Italy, Spain</li>' +
      '<li><strong>15:</strong> Greece</li>' +
      '<li><strong>16:</strong> Germany and all other countries</li>' +
      '</ul>' +
      '<p>So at 14 your child can sign up alone in Italy, but needs you in Germany.</p>' +
      '<h2>What happens before you agree</h2>' +
      '<p>We write you an email, and the account waits. For a child aged 6 to 12, we then keep only a nickname and your email address, ' +
      'with a note of school, age group, country and language. An older child’s account only opens the help pages. ' +
      'Nobody can answer the inventory yet. If you say no, or do not answer, we delete what was kept for the request. ' +
      'If you say yes, we record who agreed, how, when and to which wording.</p>' +
      '<h2>When a school agrees</h2>' +
      '<p>A school may agree in your place only if it has signed a data processing agreement with us. ' +
      'We then use the data only for the school’s purpose and as the school instructs us. ' +
      'If the school has left the decision to the parents, each child’s account waits for you.</p>' +
      '<h2>What children from 6 to 12 cannot do here</h2>' +
      '<ul>' +
      '<li>show a photo of themselves</li>' +
      '<li>send their profile by email; they can print it or show it</li>' +
      '<li>use links to social media</li>' +
      '<li>search for contacts</li>' +
      '<li>see marketing, career pages or a work profile</li>' +
      '</ul>' +
      '<p>This applies whatever permissions the account has.</p>' +
      '<h2>Your rights</h2>' +
      '<p>At any time you may see what we keep about your child, have it corrected or deleted, refuse its further use, ' +
      'and withdraw your consent. Answer our email or ask the school; we do it as soon as we can, within 30 days at the latest. ' +
      'We pass nothing on to others for purposes of their own. If that were ever to change, we would ask you separately. ' +
      'We delete a child’s account that nobody has used for 12 months, and send a warning 30 days before.</p>',
  },
  {
    key: 'evidence',
    age_group_id: null,
    order: 1,
    title: 'What is known and what is not',
    body_html:
      '<p>Your profile describes how you say you usually go about tasks. It is a starting point for planning ' +
      'and can change with time and setting.</p>' +
      '<h2>What is known</h2>' +
      '<p>Reviews have found no adequate evidence that people learn better when teaching is matched to a style (1, 2). ' +
      'Matching may even do harm. Yet in a review of 37 studies 89% of educators believed in it (3). ' +
      'Learning to plan, monitor and judge your own work has good support (4).</p>' +
      '<h2>What is not known</h2>' +
      '<p>We know of no study that shows that this inventory improves a team’s performance. ' +
      'How reliable our own statements are has not been studied yet. ' +
      'There are no norms, so nobody is compared with other people.</p>' +
      '<p>The degrees suggested for a task come from cue words and a table. A language model wrote and judged the texts with which they were made and measured: it found about one suggested degree in three wrong in English. Without a table, as in all other languages so far, about half were wrong. No people have judged them yet.</p>' +
      '<h2>Sources</h2>' +
      '<ol>' +
      '<li>Coffield et al. 2004, Learning and Skills Research Centre</li>' +
      '<li>Pashler et al. 2008, Psychological Science in the Public Interest 9</li>' +
      '<li>Newton and Salvi 2020, Frontiers in Education 5:602451</li>' +
      '<li>Stanton et al. 2021, CBE Life Sciences Education, 20-12-0289</li>' +
      '</ol>',
  },
  {
    key: 'about',
    age_group_id: null,
    order: 1,
    title: 'About Quartet',
    body_html:
      '<p>Quartet is a learning coach for individuals, schools and companies. ' +
      'You answer 28 short statements and three open questions and get a profile of how you say you usually go about tasks.</p>' +
      '<h2>The four patterns</h2>' +
      '<ul>' +
      '<li><strong>Sequence:</strong> order and planning</li>' +
      '<li><strong>Precision:</strong> facts and detail</li>' +
      '<li><strong>Technical Reasoning:</strong> real use and hands-on work</li>' +
      '<li><strong>Confluence:</strong> ideas and new ways</li>' +
      '</ul>' +
      '<p>Everybody has all four. What differs is how much you use each one: Use First, As Needed or Avoid. ' +
      'None of these is better than another.</p>' +
      '<h2>What Quartet is not</h2>' +
      '<p>It is not a test of ability or intelligence, not a diagnosis, and not a way to choose people or careers. ' +
      'It does not promise that you learn better when you are taught “your way”. ' +
      'What research says is on the page <a href="/page/evidence">What is known and what is not</a>.</p>' +
      '<h2>Free software</h2>' +
      '<p>Quartet is free software under the GNU Affero General Public License, version 3 or later (AGPL-3.0-or-later). ' +
      'Anybody may use, study, change and share it under that licence. ' +
      'The source code of the version that runs here is open to you: ask the operator of this site.</p>' +
      '<h2>The name of the inventory</h2>' +
      '<p>“Learning Connections Inventory” is the name of an instrument that belongs to others. ' +
      'All statements and texts in Quartet were written for Quartet; none is taken from that instrument. ' +
      'The operator of a site can have another name shown.</p>',
  },
  {
    key: 'accessibility',
    age_group_id: null,
    order: 1,
    title: 'Accessibility',
    body_html:
      '<p>Everybody should be able to use Quartet. Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.</p>' +
      '<h2>What works</h2>' +
      '<ul>' +
      '<li>Everything can be done with the keyboard alone. In the inventory the keys 1 to 5 choose an answer.</li>' +
      '<li>The pages can be enlarged to 200% and fit a small phone.</li>' +
      '<li>There is a light and a dark design. Moving parts stay still if your device asks for less motion.</li>' +
      '<li>In languages that are written from right to left the whole layout is mirrored.</li>' +
      '<li>A pattern has its own shape, letter and name beside its colour.</li>' +
      '<li>Signing up needs no puzzle with pictures or sounds.</li>' +
      '<li>There is no hurry: each answer is saved at once, and you have 30 days to finish.</li>' +
      '<li>A button reads statements, questions, results and pages like this one aloud and follows the words. ' +
      'In the inventory a person may also read to you.</li>' +
      '</ul>' +
      '<h2>What does not work yet</h2>' +
      '<ul>' +
      '<li>The voices that read aloud are clear, but not beautiful.</li>' +
      '<li>Only the inventory, the texts about its results and a few pages have a version in easier words for children. ' +
      'There is none in sign language.</li>' +
      '<li>We know of no independent audit. A program checks the screens for barriers, but it does not find all of them.</li>' +
      '</ul>' +
      '<h2>Tell us</h2>' +
      '<p>If something is a barrier for you, answer any email that this site has sent you. ' +
      'Tell us which page it was, what you wanted to do and what you use to read the screen. ' +
      'If you joined with a school, company or club, you can tell them, too.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 1,
    order: 1,
    title: 'How the LCI helps you',
    body_html:
      '<p>The LCI is the list of short sentences that you answer here. Your answers make a page about you. It is called your profile.</p>' +
      '<h2>What it is for</h2>' +
      '<p>We look at four ways to go about a job. They are called patterns: Sequence, Precision, Technical Reasoning and Confluence. ' +
      'Everybody has all four. Your profile shows which ones you use first, which ones you use when you need them, ' +
      'and which ones you would rather leave alone. None is better than another. It can change.</p>' +
      '<h2>What you can do with it</h2>' +
      '<ul>' +
      '<li>Read it with a grown-up. Which sentences sound like you?</li>' +
      '<li>Think of a job, like homework or packing a bag. What do you do first? What could you need help with?</li>' +
      '<li>When the job is done, look back. What helped? What will you try next time?</li>' +
      '</ul>' +
      '<h2>What it cannot do</h2>' +
      '<p>It does not make you cleverer, and it does not say what you are good at. It gives you words to talk about how you do things. ' +
      'Try it with a task of your own: write it on the page “School tasks” and see which words light up.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 2,
    order: 1,
    title: 'How the LCI helps you',
    body_html:
      '<p>The LCI is an inventory: you say how often 28 statements are true for you. Your answers make your profile.</p>' +
      '<h2>What a profile is for</h2>' +
      '<p>It gives you words for something that usually happens without thinking: how you start a task, what you reach for first, ' +
      'and what you put off. It shows how much you use each of four patterns. You have all four, and none is better than another.</p>' +
      '<h2>What you can do with it</h2>' +
      '<ul>' +
      '<li>Check it. Read the statements and see which ones sound like you. If a description does not fit, you may disagree with it.</li>' +
      '<li>Before a task, ask what it calls for: a plan, exact facts, trying things out, a new idea? ' +
      'If that is a pattern you avoid, decide what could help.</li>' +
      '<li>Afterwards, ask what worked and what you will do differently.</li>' +
      '</ul>' +
      '<p>On the pages for tasks you decode one word by word: its words light up in the colours of the patterns, ' +
      'you compare what it asks for with what you usually do, and choose strategies for it.</p>' +
      '<h2>What it cannot do</h2>' +
      '<p>It does not say how clever you are or which job to choose, and it is no reason to skip a subject. ' +
      'What research says is under <a href="/page/evidence">What is known and what is not</a>.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 3,
    order: 1,
    title: 'How the LCI helps you',
    body_html:
      '<p>The LCI is an inventory of 28 statements and three open questions. Your answers make a profile: ' +
      'a description of how you say you usually go about tasks.</p>' +
      '<h2>What a profile is for</h2>' +
      '<p>Much of how we begin, plan and finish things is habit. A profile puts that habit into words, in four patterns, ' +
      'so that you can think about it, talk about it and sometimes choose another way. ' +
      'Everybody has all four patterns, and no degree of use is better than another.</p>' +
      '<h2>What to do with it</h2>' +
      '<ul>' +
      '<li>Test it against your own experience. Read the statements and see which ones sound like you.</li>' +
      '<li>Before a task, ask which patterns it calls for, and what could help you with one that you tend to avoid.</li>' +
      '<li>Afterwards, look back: what worked, and what would you change?</li>' +
      '</ul>' +
      '<p>On the pages for tasks you decode one word by word: its words light up in the colours of the patterns, ' +
      'you compare what it asks for with what you usually do, and choose strategies for it.</p>' +
      '<h2>What it cannot do</h2>' +
      '<p>It does not measure ability, and it should not decide a career. A profile alone improves nothing; ' +
      'planning, monitoring and judging your own work can. ' +
      'What research says is under <a href="/page/evidence">What is known and what is not</a>.</p>',
  },
  {
    key: 'videos',
    age_group_id: null,
    order: 1,
    title: 'Videos',
    body_html:
      '<p>Here is the way through Quartet in words, in five short steps.</p>' +
      '<ol>' +
      '<li><strong>Get ready.</strong> Choose a quiet time when you are rested. This is not a test.</li>' +
      '<li><strong>Answer.</strong> Read 28 short statements and say how often each is true for you. Three open questions follow. ' +
      'You can stop at any time and continue within 30 days.</li>' +
      '<li><strong>Read your profile.</strong> It shows how much you use each of four patterns: Sequence, Precision, ' +
      'Technical Reasoning and Confluence.</li>' +
      '<li><strong>Check it.</strong> See which statements sound like you. If you are close to a line, read both descriptions.</li>' +
      '<li><strong>Use it.</strong> Before a task, think about what it calls for and what could help you. ' +
      'Afterwards, look back at what worked.</li>' +
      '</ol>',
  },
]
