import { type Drive, entityPath, HOME_DRIVES, type Locale, SEASONS, seasonPath, titleName } from 'shared-contract'
import { readDrives } from '../../catalogue/public.ts'
import type { DueLetter } from '../../community/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { LetterItem } from '../../core/mail/letter.ts'
import { LETTER_TEXTS } from './texts.ts'

/** How far the newest drives have come. */
export async function letterDrives(
	{ db, now }: AppContext,
	{ locale }: DueLetter,
	link: (path: string) => string,
): Promise<LetterItem[]> {
	const drives = await readDrives(db, now(), HOME_DRIVES)
	return drives.map((drive) => {
		const { field, filled, total, thisWeek } = drive
		const { about, path } = subjectOf(drive, locale)
		return { text: LETTER_TEXTS[locale].drive(field, about, filled, total, thisWeek), link: link(path) }
	})
}

function subjectOf({ kind, key, studio, title }: Drive, locale: Locale): { about: string; path: string } {
	const [year = '', name] = key.split('-')
	const season = SEASONS.find((each) => each === name)
	if (season) {
		return { about: LETTER_TEXTS[locale].season(season, year), path: seasonPath({ year: Number(year), season }) }
	}
	if (kind === 'studio') return { about: studio ?? key, path: entityPath('studio', Number(key)) }
	return { about: title ? titleName(title, locale) : key, path: `/franchise/${key}` }
}
