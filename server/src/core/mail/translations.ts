import type { Locale } from 'shared-contract'

/** A change of the sign-in, of which the owner is told. */
export type AccountEvent =
	| 'email'
	| 'password'
	| 'passkeyAdded'
	| 'passkeyRemoved'
	| 'twoStepOn'
	| 'twoStepOff'
	| 'codesRenewed'
	| 'codeUsed'
	| 'tokenMade'
	| 'appAllowed'

interface MailTranslations {
	/** The name may be empty. */
	greeting: (name: string) => string
	recovery: { subject: string; text: string; button: string; end: string }
	confirmation: { subject: string; text: string; button: string; end: string }
	changed: { subject: string; end: string }
	events: Record<AccountEvent, string>
	signature: string
}

/** The translated texts of e-mails. */
export const MAIL_TRANSLATIONS: Record<Locale, MailTranslations> = {
	pt: {
		greeting: (name) => (name ? `Oi, ${name}!` : 'Oi!'),
		recovery: {
			subject: 'Escolha uma nova senha para a Niouka',
			text: 'Alguém pediu para trocar a senha da sua conta. Se foi você, é só abrir o link abaixo. Ele vale por uma hora e só uma vez.',
			button: 'Escolher outra senha',
			end: 'Se não foi você, ignore este e-mail: a sua senha continua a mesma.',
		},
		confirmation: {
			subject: 'Confirme o seu novo e-mail na Niouka',
			text: 'Você disse que este é o seu novo endereço de e-mail. Abra o link abaixo para confirmar. Ele vale por 24 horas.',
			button: 'Confirmar o e-mail',
			end: 'Se não foi você, ignore este e-mail e nada muda.',
		},
		changed: {
			subject: 'Os dados de acesso da sua conta mudaram',
			end: 'Se não foi você, recupere a senha agora mesmo na página de entrada.',
		},
		events: {
			email: 'Foi pedida a troca do e-mail da sua conta na Niouka.',
			password: 'A senha da sua conta na Niouka foi trocada, e as outras sessões foram encerradas.',
			passkeyAdded: 'Uma chave de acesso foi adicionada à sua conta na Niouka.',
			passkeyRemoved: 'Uma chave de acesso foi removida da sua conta na Niouka.',
			twoStepOn: 'A entrada em duas etapas da sua conta na Niouka foi ligada.',
			twoStepOff: 'A entrada em duas etapas da sua conta na Niouka foi desligada.',
			codesRenewed:
				'Novos códigos de recuperação da sua conta na Niouka foram gerados, e os anteriores não valem mais.',
			codeUsed: 'Um código de recuperação da sua conta na Niouka foi usado.',
			tokenMade: 'Um token pessoal foi criado na sua conta na Niouka. Ele pode ser revogado nas configurações.',
			appAllowed:
				'Um aplicativo ganhou acesso à sua conta na Niouka. Veja o que ele pode fazer, ou encerre o acesso, nas configurações.',
		},
		signature: 'Equipe Niouka',
	},
	en: {
		greeting: (name) => (name ? `Hi, ${name}!` : 'Hi!'),
		recovery: {
			subject: 'Choose a new password for Niouka',
			text: 'Somebody asked to change the password of your account. If it was you, just open the link below. It works for one hour, and only once.',
			button: 'Choose another password',
			end: 'If it wasn’t you, ignore this e-mail: your password stays the same.',
		},
		confirmation: {
			subject: 'Confirm your new e-mail on Niouka',
			text: 'You said that this is your new e-mail address. Open the link below to confirm it. It works for 24 hours.',
			button: 'Confirm the e-mail',
			end: 'If it wasn’t you, ignore this e-mail and nothing changes.',
		},
		changed: {
			subject: 'The sign-in details of your account have changed',
			end: 'If it wasn’t you, recover your password right away on the sign-in page.',
		},
		events: {
			email: 'A change of the e-mail address of your Niouka account was requested.',
			password: 'The password of your Niouka account was changed, and the other sessions were ended.',
			passkeyAdded: 'A passkey was added to your Niouka account.',
			passkeyRemoved: 'A passkey was removed from your Niouka account.',
			twoStepOn: 'Two-step sign-in was turned on for your Niouka account.',
			twoStepOff: 'Two-step sign-in was turned off for your Niouka account.',
			codesRenewed: 'New recovery codes were made for your Niouka account, and the previous ones no longer work.',
			codeUsed: 'A recovery code of your Niouka account was used.',
			tokenMade: 'A personal access token was made for your Niouka account. The settings let you revoke it.',
			appAllowed:
				'An app was given access to your Niouka account. The settings say what it may do, and let you end it.',
		},
		signature: 'The Niouka team',
	},
	ja: {
		greeting: (name) => (name ? `${name}さん、こんにちは。` : 'こんにちは。'),
		recovery: {
			subject: 'Nioukaの新しいパスワードを設定してください',
			text: 'アカウントのパスワード変更の依頼を受け付けました。ご本人の場合は、下のリンクを開いてください。リンクは1時間、1回だけ有効です。',
			button: '新しいパスワードを設定する',
			end: '心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
		},
		confirmation: {
			subject: 'Nioukaの新しいメールアドレスを確認してください',
			text: 'このアドレスが新しいメールアドレスとして登録されようとしています。下のリンクを開いて確認してください。リンクは24時間有効です。',
			button: 'メールアドレスを確認する',
			end: '心当たりがない場合は、このメールを無視してください。何も変わりません。',
		},
		changed: {
			subject: 'アカウントのログイン情報が変更されました',
			end: '心当たりがない場合は、すぐにログインページからパスワードを再設定してください。',
		},
		events: {
			email: 'Nioukaアカウントのメールアドレスの変更が依頼されました。',
			password: 'Nioukaアカウントのパスワードが変更され、ほかのセッションは終了しました。',
			passkeyAdded: 'Nioukaアカウントにパスキーが追加されました。',
			passkeyRemoved: 'Nioukaアカウントからパスキーが削除されました。',
			twoStepOn: 'Nioukaアカウントの2段階ログインがオンになりました。',
			twoStepOff: 'Nioukaアカウントの2段階ログインがオフになりました。',
			codesRenewed: 'Nioukaアカウントの新しいリカバリーコードが発行され、以前のコードは使えなくなりました。',
			codeUsed: 'Nioukaアカウントのリカバリーコードが使用されました。',
			tokenMade: 'Nioukaアカウントの個人用トークンが作成されました。設定から無効にできます。',
			appAllowed:
				'アプリにNioukaアカウントへのアクセスが許可されました。できることの確認と取り消しは設定から行えます。',
		},
		signature: 'Nioukaチーム',
	},
}
