import type { CastMember, Credit, Locale } from 'shared-contract'
import { isLanguageOf } from './synopsisFor.ts'

/** The languages (BCP 47) of the voices of a cast, those with the most voices first. */
export function voiceLanguages(cast: readonly CastMember[]): string[] {
	const totals = new Map<string, number>()
	for (const { voices } of cast) {
		for (const { language } of voices) totals.set(language, (totals.get(language) ?? 0) + 1)
	}
	return [...totals].sort(([, one], [, other]) => other - one).map(([language]) => language)
}

/** The language of the voices to show first: the reader's, else Japanese, else the first; undefined without any. */
export function firstVoiceLanguage(languages: readonly string[], locale: Locale): string | undefined {
	const isJapanese = (language: string) => isLanguageOf('ja', language)
	return languages.find((language) => isLanguageOf(locale, language)) ?? languages.find(isJapanese) ?? languages[0]
}

/** Who speaks a character in a language. */
export function voicesIn({ voices }: CastMember, language: string | undefined): Credit[] {
	return voices.filter((voice) => voice.language === language).map(({ person }) => person)
}
