import type { TopicNames } from './topic.ts'

export const topicNames: TopicNames = {
  school: {
    reading: 'Ανάγνωση',
    writing: 'Γραπτός λόγος',
    math: 'Μαθηματικά',
    test_taking: 'Τεστ και διαγωνίσματα',
    projects: 'Εργασίες και παρουσιάσεις',
    group_work: 'Ομαδική εργασία',
    listening: 'Ακρόαση και σημειώσεις',
    homework: 'Διάβασμα στο σπίτι',
  },
  work: {
    reports: 'Email και αναφορές',
    meetings: 'Συσκέψεις',
    planning: 'Σχεδιασμός έργου',
    new_tool: 'Εκμάθηση νέου εργαλείου',
    problem: 'Επίλυση προβλήματος',
    customers: 'Εξυπηρέτηση πελατών',
    feedback: 'Ανατροφοδότηση: πώς δίνεται, πώς λαμβάνεται',
    time_pressure: 'Εργασία υπό πίεση χρόνου',
  },
  career: {
    field: 'Επιλογή επαγγελματικού τομέα',
    advert: 'Ανάγνωση αγγελίας εργασίας',
    application: 'Βιογραφικό και αίτηση',
    interview: 'Συνέντευξη',
    first_weeks: 'Οι πρώτες εβδομάδες',
    changing: 'Αλλαγή εργασίας',
  },
}
