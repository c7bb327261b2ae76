import type { Phrases } from './phrases.ts'

export const JA: Phrases = {
	greeting:
		'やっほー！🌸 Nioukaだよ！今は *カタログモード* で、サイトのカタログにあることだけで答えるね。おすすめ、今日の放送、作品のことを聞いてみて！✨',
	thanks: 'どういたしまして！💖 またいつでも呼んでね。楽しい視聴を！🍡',
	help: '今は *カタログモード* だけど、いろいろ知ってるよ！📚 たとえば：\n• 「おすすめの恋愛アニメを教えて」💘\n• 「8点以上のアクション映画」🎬\n• 「今日の放送は？」📺\n• 「（作品名）みたいなアニメ」🔎\n• 「（作品名）について教えて」📖\n• 「（作品名）の次は？」▶️\n• 「（作品名）を5話まで見た」「（作品名）をリストに追加して」📝',
	found: (query) => `「${query}」で見つかったよ：🔎`,
	nothingFound: (query) =>
		`うーん、「${query}」はカタログに見つからなかったよ。🥺 別の名前か、ジャンルで聞いてみてね！`,
	recommended: (wish) => `評価の高い${wish}を選んだよ：✨`,
	nothingToRecommend: (wish) => `${wish}はカタログに見つからなかったよ。🥺 条件を少し減らしてみてね。`,
	what: { any: 'アニメ', anime: 'アニメ', movie: '映画', manga: 'マンガ' },
	wish: {
		without: (genres) => `${genres}以外`,
		minScore: (score) => `${score}点以上`,
		joined: (what, rest) => (rest.length === 0 ? what : `${what}（${rest.join('・')}）`),
	},
	airs: { today: '今日の放送：📺', tomorrow: '明日の放送：📺', week: 'これからの放送：🗓️' },
	nothingAirs: {
		today: '今日の放送予定はないよ。🌙 リストの作品を一気見する日かも！',
		tomorrow: '明日の放送予定はないよ。🌙 一気見にぴったりの日！',
		week: 'これから数日の放送予定はないよ。🌙',
	},
	episode: (number) => `第${number}話`,
	andMore: (count) => `…ほかに${count}件、カレンダーにあるよ。`,
	related: (title) => `${title}と同じ物語：🎎`,
	alike: (title) => `${title}が好きなら、こちらもどうぞ：💫`,
	nothingAlike: (title) => `${title}に似た作品は見つからなかったよ。唯一無二だね！🦄`,
	unknownTitle: (title) => `「${title}」という作品は見つからなかったよ。🥺 名前を確認してみてね。`,
	details: {
		episodes: (count) => `全${count}話`,
		chapters: (count) => `全${count}章`,
		noVotes: 'まだ評価なし',
		whereToWatch: (names) => `📺 視聴できる場所：${names}`,
		otherwise: 'ちがった？もしかして：',
	},
	ownList: (count) => `あなたのリストには${count}作品あるよ。最近のもの：🔖`,
	emptyList: 'リストはまだ空っぽだよ。🔖 作品ページで保存すると、ここで見られるよ！',
	listNotAllowed: 'リストを見るには許可が必要だよ。🔒 この会話のメニューで「Nioukaにリストを見せる」をオンにしてね！',
	change: {
		proposed: (title) => `了解！下の${title}を確認してね。確定するまでリストは変わらないよ。📝`,
		unchanged: (title) => `${title}はもうリストでそうなってるよ。👍`,
		beyond: (title) => `${title}はそこまでないみたい。数字を確認してみてね。🤔`,
		notListed: (title) => `${title}はリストに入ってないよ。🔖`,
	},
	changeNeedsAccount: 'このリストは見本だよ。🔖 ログインしたら、あなたのリストをお手伝いするね！',
	next: (title, next) => `${title}の次は${next}だよ！▶️`,
	nothingNext: (title) => `カタログによると、${title}の続きはないみたい。🌙`,
}
