import type { Page } from '@playwright/test'

/** Whether what is drawn keeps to the width of its window. */
export const fitsWidth = (page: Page): Promise<boolean> =>
	page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
