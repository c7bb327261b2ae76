import { defineTranslations } from 'shared-i18n'

const pt = {
	title: 'Versão em teste',
	only: 'Só neste navegador:',
	gone: 'A versão da prévia não está mais disponível.',
	visitor: 'Você vê o site como visitante.',
	back: 'Voltar à versão de todos',
	failed: 'Não deu para voltar. Tente de novo.',
}

const en: Record<keyof typeof pt, string> = {
	title: 'Trial version',
	only: 'In this browser only:',
	gone: 'The version of this preview is no longer available.',
	visitor: 'You see the site as a visitor.',
	back: 'Back to everybody’s version',
	failed: 'That didn’t work. Try again.',
}

const ja: Record<keyof typeof pt, string> = {
	title: 'テスト中のバージョン',
	only: 'このブラウザーだけに表示中:',
	gone: 'このプレビューのバージョンは利用できなくなりました。',
	visitor: 'ログインせずに表示しています。',
	back: '通常のバージョンに戻る',
	failed: '戻せませんでした。もう一度お試しください。',
}

/** Few readers see them, so the badge bundles them. */
export const translations = defineTranslations<keyof typeof pt>('override', async (locale) => ({ pt, en, ja })[locale])
