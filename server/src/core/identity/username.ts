import { type ErrorCode, isUsername } from 'shared-contract'

const LATIN_ACCENTS = /[\u0300-\u036f]/g
const SEPARATORS = /[ ._-]+/g
const LATIN = /\p{Script=Latin}/u
// Scripts whose letters look like Latin ones. Many names mix Latin with Japanese, Korean or Chinese, so those are allowed.
const CONFUSABLE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Coptic}\p{Script=Cherokee}]/u
// Chrome's sets of whole-script confusables, and their capitals: a name of these letters alone looks Latin.
const WHOLE_SCRIPT_CONFUSABLE = /^[асԁеһіјӏорԗԛѕԝхуъьҽпгѵѡАВЕЅІЈКМНОРСТУХӀԚԜαικνρυωηοτΑΒΕΖΗΙΚΜΝΟΡΤΥΧ\p{N}\p{M} ._-]+$/u
// Digits and letters that look like those of the names below, each with the letter. An l looks like an i in capitals.
const ALIKE = '014løŋɑаоіӏкпαοσικυη'
const AS_LATIN = 'oiaionaaoiiknaooikun'
const asLatin = (key: string) => [...key].map((letter) => AS_LATIN[ALIKE.indexOf(letter)] ?? letter).join('')
// Names of the team, as keys.
const RESERVED = new Set(
	[
		...['admin', 'admins', 'administrador', 'administradora', 'administrator', 'administração', 'administration'],
		...['mod', 'mods', 'moderador', 'moderadora', 'moderator', 'moderação', 'moderation', 'editor', 'editora'],
		...['equipe', 'team', 'staff', 'suporte', 'support', 'oficial', 'official', 'sistema', 'system', 'root'],
		...[
			'管理者',
			'管理人',
			'管理',
			'モデレーター',
			'編集者',
			'運営',
			'運営者',
			'スタッフ',
			'サポート',
			'公式',
			'システム',
		],
	].map((name) => asLatin(usernameKey(name))),
)
const SITE_NAME = 'niouka'
const DIGITS_AROUND = /^\p{N}+|\p{N}+$/gu

/** The validation error of a new username, after `tidyText`. Existing names are not checked again. */
export function usernameError(name: string): ErrorCode | undefined {
	if (!isUsername(name)) return 'auth.username.invalid'
	if (CONFUSABLE.test(name) && (LATIN.test(name) || WHOLE_SCRIPT_CONFUSABLE.test(name))) return 'auth.username.mixed'
	return isReservedName(name) ? 'auth.username.reserved' : undefined
}

/** Whether a name of a member or an app is one of the team, or imitates that of the site. */
export function isReservedName(name: string): boolean {
	const key = usernameKey(name)
	const isOfTeam = [key, key.replace(DIGITS_AROUND, '')].some((each) => RESERVED.has(asLatin(each)))
	return isOfTeam || asLatin(key).includes(SITE_NAME)
}

/** The key that must be unique: it ignores case, accents, width and separators. */
export function usernameKey(name: string): string {
	const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFD')
	return folded.replace(LATIN_ACCENTS, '').replace(SEPARATORS, '').normalize('NFC')
}
