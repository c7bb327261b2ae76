import type { Locale } from 'shared-contract'

interface About {
	username: string
	/** ISO date. */
	day: string
}

/** The archive's README.txt by language. */
export const README: Record<Locale, (about: About) => string> = {
	pt: ({ username, day }) => `Tudo o que é seu no Niouka
==========================

De ${username}, em ${day}. Os arquivos são texto (JSON, em UTF-8) e abrem em qualquer editor. Horários em UTC.

lists/lists.json            suas listas de animes e mangás, no formato do AniList com o que só o Niouka sabe;
                            para trazê-las de volta: Minhas Listas > Importar e exportar
lists/mal-anime.xml         as mesmas listas no formato do MyAnimeList, para levar a outro site
lists/mal-manga.xml
lists/custom-lists.json     suas listas personalizadas, com tudo o que há nelas
lists/favorites.json        seus favoritos
lists/progress-log.json     o que você viu e leu, e quando
lists/imports.json          suas importações
votes/                      suas notas e reações
community/                  comentários, mensagens que você enviou, grupos, pessoas, avisos, conversas com a assistente
contributions/              suas edições e o que você publicou
profile.json, settings.json seu perfil e suas preferências
media-*.json                seus servidores de mídia, e o que eles avisaram
sessions.json               onde você está com a conta aberta
apps/                       os aplicativos que você registrou e os que deixa agir por você, e seus tokens, sem os segredos
passkeys.json               suas chaves de acesso, sem as chaves
pictures/                   as imagens que você enviou

A senha não está aqui: o Niouka não a conhece.
`,
	en: ({ username, day }) => `Everything of yours on Niouka
=============================

Of ${username}, on ${day}. The files are text (JSON, UTF-8) and open in any editor. Times are UTC.

lists/lists.json            your anime and manga lists, in AniList's form plus what only Niouka knows;
                            to bring them back: My Lists > Import and export
lists/mal-anime.xml         the same lists in MyAnimeList's form, for other sites
lists/mal-manga.xml
lists/custom-lists.json     the lists you made, with all that is on them
lists/favorites.json        your favourites
lists/progress-log.json     what you watched and read, and when
lists/imports.json          your imports
votes/                      your scores and reactions
community/                  comments, messages you sent, groups, people, notices, chats with the assistant
contributions/              your edits and what you published
profile.json, settings.json your profile and preferences
media-*.json                your media servers, and what they told
sessions.json               where you are signed in
apps/                       the apps that you registered and those that you let act for you, and your tokens, without secrets
passkeys.json               your passkeys, without their keys
pictures/                   the pictures you sent

Your password is not in here: Niouka does not know it.
`,
	ja: ({ username, day }) => `Nioukaにあるあなたのデータ
==========================

${username} さん、${day} 時点。ファイルはすべてテキスト（JSON、UTF-8）で、どのエディタでも開けます。時刻はUTCです。

lists/lists.json            アニメとマンガのリスト（AniList形式にNiouka独自の情報を加えたもの）。
                            戻すには「マイリスト > インポートとエクスポート」へ
lists/mal-anime.xml         同じリストをMyAnimeList形式にしたもの（ほかのサイト用）
lists/mal-manga.xml
lists/custom-lists.json     自作リストとその中身
lists/favorites.json        お気に入り
lists/progress-log.json     いつ、どこまで観たか・読んだか
lists/imports.json          インポートの履歴
votes/                      評価とリアクション
community/                  コメント、送信したメッセージ、グループ、つながり、通知、アシスタントとの会話
contributions/              編集した内容と公開したもの
profile.json, settings.json プロフィールと設定
media-*.json                メディアサーバーと、そこから届いた通知
sessions.json               ログイン中の端末
apps/                       登録したアプリ、許可しているアプリ、アクセストークン（秘密の値は含みません）
passkeys.json               パスキーの一覧（鍵そのものは含みません）
pictures/                   送信した画像

パスワードは含まれていません。Niouka自身も知らないためです。
`,
}
