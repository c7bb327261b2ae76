import type { Locale } from 'shared-contract'

/** What is posted. Places hold texts in which nothing but letters counts, and times that Discord shows in each reader's zone. */
export const WORDS: Record<
	Locale,
	Record<'plan' | 'together' | 'soon' | 'next' | 'poll' | 'votes' | 'episode' | 'episodes' | 'test' | 'gone', string>
> = {
	pt: {
		plan: '📺 **{group}** vai assistir **{title}**.',
		together: '🎉 **{group}** escolheu junto: **{title}**!',
		soon: '⏰ **{group}** se encontra {time}: **{title}**, {episodes}.',
		next: 'Próximo encontro: {time}, {episodes}.',
		poll: '📊 Enquete de **{group}** encerrada:',
		votes: '{option}: {count}',
		episode: 'episódio {from}',
		episodes: 'episódios {from} a {to}',
		test: '👋 Tudo certo! Os planos de **{group}** vão aparecer aqui.',
		gone: 'o Discord não aceita mais os avisos de {group}',
	},
	en: {
		plan: '📺 **{group}** is going to watch **{title}**.',
		together: '🎉 **{group}** chose together: **{title}**!',
		soon: '⏰ **{group}** meets {time}: **{title}**, {episodes}.',
		next: 'Next meeting: {time}, {episodes}.',
		poll: '📊 The poll of **{group}** has closed:',
		votes: '{option}: {count}',
		episode: 'episode {from}',
		episodes: 'episodes {from} to {to}',
		test: '👋 All set! The plans of **{group}** will appear here.',
		gone: 'Discord no longer takes the messages of {group}',
	},
	ja: {
		plan: '📺 **{group}**で**{title}**を見ることになりました。',
		together: '🎉 **{group}**のみんなで選んだのは**{title}**！',
		soon: '⏰ **{group}**の集まりは{time}：**{title}** {episodes}',
		next: '次の集まり：{time}、{episodes}',
		poll: '📊 **{group}**のアンケートが終了しました：',
		votes: '{option}：{count}',
		episode: '第{from}話',
		episodes: '第{from}〜{to}話',
		test: '👋 準備完了！**{group}**の予定はここに届きます。',
		gone: 'Discordが{group}のお知らせを受け付けなくなりました',
	},
}
