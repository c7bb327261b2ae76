import type { Audience, ReleaseFlag } from 'shared-contract'
import { useFormats, useLocale, useTranslations } from 'shared-i18n'
import { detailTranslations } from '../detailTranslations.ts'
import { audienceText } from '../releaseTexts.ts'
import { releaseTranslations } from '../releaseTranslations.ts'

/** The name of a flag, and of who has it, in the reader's language. */
export function useFlagTexts() {
	const t = useTranslations(detailTranslations)
	const releases = useTranslations(releaseTranslations)
	const formats = useFormats()
	const locale = useLocale()
	return {
		title: ({ name, title }: ReleaseFlag) => title?.[locale] ?? name,
		audience: (to: Audience | null) => (to === null ? t('flags.off') : audienceText(to, releases, formats)),
	}
}
