import { decode } from '@quartet/domain/demand.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import { describe, expect, test } from 'vitest'
import { readWall, type Wall } from './wall.ts'

const [school, schoolChildren] = [readWall('el', 'school'), readWall('el', 'school-children')]
const [work, career] = [readWall('el', 'work'), readWall('el', 'career')]
const ready = ({ words }: Wall) => readyWall(words)
const walls = new Map([school, schoolChildren, work, career].map((wall) => [wall, ready(wall)]))
const askedOf = (wall: Wall, text: string) => {
  const { needed } = decode(text, walls.get(wall) ?? ready(wall))
  return patterns.filter((pattern) => needed?.[pattern] === 'Use First')
}

/** Texts written for this test, with the patterns that each was written to ask for most. */
const texts: [string, Wall, string, Pattern[]][] = [
  [
    'a page from a history teacher',
    school,
    'Διάβασε προσεκτικά τις δύο πηγές και σύγκρινέ τες. Εξήγησε ποια αίτια αναφέρουν για την Επανάσταση και τεκμηρίωσε την απάντησή σου με στοιχεία από το κείμενο. Γράψε ακριβείς χρονολογίες και βιβλιογραφία. Παράδοση έως την Παρασκευή.',
    ['precision'],
  ],
  [
    'a project in technology',
    school,
    'Κατασκευάστε με απλά υλικά μια γέφυρα από χαρτόνι που να αντέχει βάρος. Δοκιμάστε πόσο βάρος αντέχει, βρείτε τι χαλάει και επισκευάστε το ξανά και ξανά, μέχρι να δουλέψει. Δείξτε στην τάξη πώς λειτουργεί.',
    ['technical_reasoning'],
  ],
  [
    'an open essay',
    school,
    'Φαντάσου ότι ξυπνάς εκατό χρόνια στο μέλλον. Γράψε μια ιστορία με δικό σου τέλος. Διάλεξε ελεύθερα τη μορφή: ποίημα, διάλογος ή κόμικ. Τόλμησε πρωτότυπες ιδέες.',
    ['confluence'],
  ],
  [
    'a worksheet for children in order',
    schoolChildren,
    'Βάλε τις εικόνες στη σωστή σειρά. Πρώτα χρωμάτισε την αρχή, μετά τη μέση και στο τέλος το τέλος. Ακολούθησε τις οδηγίες βήμα βήμα και συμπλήρωσε τα κενά. Φέρε το φύλλο μέχρι την Πέμπτη.',
    ['sequence'],
  ],
  [
    'a craft for children',
    schoolChildren,
    'ΦΤΙΑΞΕ ΕΝΑ ΑΥΤΟΚΙΝΗΤΑΚΙ ΜΕ ΑΠΛΑ ΥΛΙΚΑ. Κόψε το χαρτόνι, κόλλησε τις ρόδες και δοκίμασε αν κινείται. Αν δεν δουλεύει, προσπάθησε ξανά.',
    ['technical_reasoning'],
  ],
  [
    'a mail about a report',
    work,
    'Παρακαλώ ελέγξτε τα τιμολόγια του Μαρτίου και διορθώστε τυχόν λάθη. Συγκρίνετε τα ποσά με τις παραγγελίες, επιβεβαιώστε τα στοιχεία του πελάτη και γράψτε λεπτομερή αναφορά με κάθε απόκλιση.',
    ['precision'],
  ],
  [
    'a mail about a plan',
    work,
    'Χρειαζόμαστε χρονοδιάγραμμα για το έργο: οργάνωσε τις φάσεις κατά προτεραιότητα, όρισε προθεσμίες και ανάθεσε αρμοδιότητες. Στείλε τη λίστα έως τη Δευτέρα, πριν από τη σύσκεψη, με ημερήσια διάταξη.',
    ['sequence'],
  ],
  [
    'a request for ideas',
    work,
    'Ψάχνουμε μια τολμηρή καμπάνια για το νέο προϊόν. Φέρτε τρελές ιδέες, σκεφτείτε έξω από το κουτί, βρείτε ένα σύνθημα και αυτοσχεδιάστε ελεύθερα χωρίς περιορισμούς.',
    ['confluence'],
  ],
  [
    'an advert for a technician',
    career,
    'Ζητείται τεχνίτης για συντήρηση και επισκευή μηχανημάτων. Αποκατάσταση βλαβών, χειρισμός εργαλείων, συναρμολόγηση ανταλλακτικών. Δίπλωμα οδήγησης και διάθεση για δουλειά με τα χέρια.',
    ['technical_reasoning'],
  ],
  [
    'an advert for an accountant',
    career,
    'Ζητείται λογιστής με προσοχή στη λεπτομέρεια. Έκδοση τιμολογίων, έλεγχος στοιχείων, γνώση φορολογικής νομοθεσίας, σύνταξη αναφορών με ακρίβεια. Απαραίτητα προσόντα: πτυχίο και συστατικές επιστολές.',
    ['precision'],
  ],
  [
    'an advert for a designer',
    career,
    'Αναζητούμε γραφίστα με φαντασία και πρωτότυπες ιδέες. Δημιουργία διαφημιστικής καμπάνιας, εικονογράφηση, καινοτομία, πορτφόλιο. Προσφέρουμε ελευθερία και νέες προκλήσεις.',
    ['confluence'],
  ],
]

describe('the Greek walls propose the patterns that a text was written to ask for', () => {
  test.each(texts)('%s', (_, wall, text, asked) => expect(askedOf(wall, text)).toEqual(asked))
})
