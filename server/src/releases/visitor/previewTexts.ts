import type { Locale } from 'shared-contract'

interface PreviewTexts {
	title: string
	text: string
	asVisitor: string
	asMember: string
	risk: string
	over: string
	end: string
	home: string
}

/** The texts of the page before a preview. It runs none of the previewed code, so it has none of the site's scripts. */
export const PREVIEW_TEXTS: Record<Locale, PreviewTexts> = {
	pt: {
		title: 'Prévia de uma versão',
		text: 'Por até 24 horas, e só neste navegador, o site usa:',
		asVisitor: 'Ver como visitante',
		asMember: 'Ver com a minha conta',
		risk: 'Com a sua conta, esta versão pode ler e mudar o que você pode. Só faça isso se confia em quem mandou o link.',
		over: 'Esta prévia não existe ou já acabou.',
		end: 'Sair da prévia',
		home: 'Ir para o início',
	},
	en: {
		title: 'Preview of a version',
		text: 'For up to 24 hours, and in this browser only, the site uses:',
		asVisitor: 'View as a visitor',
		asMember: 'View with my account',
		risk: 'With your account, this version can read and change what you can. Do that only if you trust whoever sent the link.',
		over: 'This preview does not exist, or is over.',
		end: 'Leave the preview',
		home: 'Go to the home page',
	},
	ja: {
		title: 'バージョンのプレビュー',
		text: '最長24時間、このブラウザーだけで次のバージョンを表示します。',
		asVisitor: 'ログインせずに見る',
		asMember: '自分のアカウントで見る',
		risk: 'アカウントを使うと、このバージョンはあなたと同じことを読み書きできます。リンクの送り主を信頼できる場合だけにしてください。',
		over: 'このプレビューは存在しないか、終了しました。',
		end: 'プレビューを終了する',
		home: 'ホームへ',
	},
}
