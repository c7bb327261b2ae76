import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { missingTranslations } from '../../federation/src/translations.mjs'
import { ROOT } from '../setup/run.mjs'

/** The problems of the translations of all packages. */
export function checkTranslations() {
	return readdirSync(ROOT).flatMap((name) =>
		missingTranslations(join(ROOT, name)).map((problem) => `${name}/${problem}`),
	)
}
