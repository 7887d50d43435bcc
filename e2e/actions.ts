import type { Locator } from '@playwright/test'

/**
 * What a person does on the way to a goal, counted: a field filled, a choice, or a press. Waiting
 * and reading are free.
 */
export class Actions {
  readonly done: string[] = []

  get count() {
    return this.done.length
  }

  readonly fill = async (field: Locator, value: string) => {
    this.done.push(`fill ${value}`)
    await field.fill(value)
  }

  readonly press = async (target: Locator) => {
    this.done.push(`press ${target}`)
    await target.click()
  }

  /** Chooses a radio button by keyboard, because the visible part covers it. */
  readonly choose = async (radio: Locator) => {
    this.done.push(`choose ${radio}`)
    await radio.press('Space')
  }

  readonly select = async (list: Locator, value: string) => {
    this.done.push(`select ${value}`)
    await list.selectOption(value)
  }
}
