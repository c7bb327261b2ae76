import { type ErrorCode, isUsername } from 'shared-contract'

const LATIN_ACCENTS = /[\u0300-\u036f]/g
const SEPARATORS = /[ ._-]+/g
const LATIN = /\p{Script=Latin}/u
// Scripts of Europe whose letters pass for Latin ones. Japanese, Korean and Chinese stand beside Latin in many names.
const ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Coptic}\p{Script=Cherokee}]/u
// Chrome's sets of whole-script confusables, and their capitals: a name of nothing else reads as a Latin one.
const PASSES_FOR_LATIN = /^[асԁеһіјӏорԗԛѕԝхуъьҽпгѵѡАВЕЅІЈКМНОРСТУХӀԚԜαικνρυωηοτΑΒΕΖΗΙΚΜΝΟΡΤΥΧ\p{N}\p{M} ._-]+$/u
// As `usernameKey` gives them.
const TEAM = new Set(
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
	].map(usernameKey),
)
const SITE = 'niouka'
const DIGITS_AROUND = /^\p{N}+|\p{N}+$/gu

/** Why a tidied name cannot be taken. It holds for new names: a member keeps the one they have. */
export function usernameError(name: string): ErrorCode | undefined {
	if (!isUsername(name)) return 'auth.username.invalid'
	if (ALIKE.test(name) && (LATIN.test(name) || PASSES_FOR_LATIN.test(name))) return 'auth.username.mixed'
	const key = usernameKey(name)
	return key.includes(SITE) || TEAM.has(key.replace(DIGITS_AROUND, '')) ? 'auth.username.reserved' : undefined
}

/** What two names must not share: case, accents, width and separators do not tell members apart. */
export function usernameKey(name: string): string {
	const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFD')
	return folded.replace(LATIN_ACCENTS, '').replace(SEPARATORS, '').normalize('NFC')
}
