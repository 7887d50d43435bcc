import type { Page } from '../cms/page.ts'
import type { ResultTextsByAge } from '../labels/label.ts'
import type { Texts } from '../texts/text.ts'

/**
 * What one language brings into a new database beside its tables in `data/`, each everything: English stands only behind a language that an administrator
 * adds. `texts` names the labels and degrees of use, as on the screen.
 */
export type FirstContent = { texts: Texts; results: ResultTextsByAge; pages: readonly Page[] }
