import { defineWords } from 'shared-i18n'

const pt = {
	'slice.mfe-catalogue': 'Catálogo',
	'slice.mfe-community': 'Comunidade',
	'slice.mfe-account': 'Conta',
	'failed.title': 'A parte “{slice}” não carregou',
	'failed.slow': 'A parte “{slice}” está demorando para responder',
	'failed.text': 'O resto do site continua funcionando. Tente de novo daqui a pouco.',
	'failed.registry': 'Não deu para descobrir as partes do site',
	'failed.retry': 'Tentar novamente',
}

const en: Record<keyof typeof pt, string> = {
	'slice.mfe-catalogue': 'Catalogue',
	'slice.mfe-community': 'Community',
	'slice.mfe-account': 'Account',
	'failed.title': 'The “{slice}” part didn’t load',
	'failed.slow': 'The “{slice}” part is taking a while to answer',
	'failed.text': 'The rest of the site still works. Try again in a moment.',
	'failed.registry': 'Couldn’t find out which parts the site has',
	'failed.retry': 'Try again',
}

const ja: Record<keyof typeof pt, string> = {
	'slice.mfe-catalogue': 'カタログ',
	'slice.mfe-community': 'コミュニティ',
	'slice.mfe-account': 'アカウント',
	'failed.title': '「{slice}」を読み込めませんでした',
	'failed.slow': '「{slice}」の応答に時間がかかっています',
	'failed.text': 'ほかのページはそのまま使えます。少し待ってからもう一度お試しください。',
	'failed.registry': 'サイトの構成を取得できませんでした',
	'failed.retry': 'もう一度試す',
}

/** In the code itself, not in a file to fetch: they are needed when fetching has failed. */
export const words = defineWords<keyof typeof pt>('shared-composition', async (locale) => ({ pt, en, ja })[locale])
