import type { Locale } from 'shared-contract'
import { type Intent, parseIntent } from './parseIntent.ts'

const TABLE: [Locale, string, Intent][] = [
	['pt', 'Oi!', { type: 'greeting' }],
	['pt', 'Bom dia, Niouka', { type: 'greeting' }],
	['pt', 'Valeu!!', { type: 'thanks' }],
	['pt', 'O que você sabe fazer?', { type: 'help' }],
	['pt', 'O que passa hoje?', { type: 'airing', when: 'today' }],
	['pt', 'quais episódios novos saem amanhã', { type: 'airing', when: 'tomorrow' }],
	['pt', 'Lançamentos da semana', { type: 'airing', when: 'week' }],
	['pt', 'calendário', { type: 'airing', when: 'week' }],
	['pt', 'Me recomenda um anime de romance', { type: 'recommend', wish: { what: 'anime', genres: ['romance'] } }],
	['pt', 'filmes de ação e comédia', { type: 'recommend', wish: { what: 'movie', genres: ['action', 'comedy'] } }],
	['pt', 'quero ler um mangá de mistério', { type: 'recommend', wish: { what: 'manga', genres: ['mystery'] } }],
	['pt', 'melhores animes de 2024', { type: 'recommend', wish: { what: 'anime', year: 2024 } }],
	['pt', 'anime com nota acima de 8,5', { type: 'recommend', wish: { what: 'anime', minScore: 8.5 } }],
	[
		'pt',
		'um anime de fantasia sem romance, já completo',
		{ type: 'recommend', wish: { what: 'anime', genres: ['fantasy'], without: ['romance'], status: 'completed' } },
	],
	['pt', 'o que assistir hoje?', { type: 'recommend', wish: {} }],
	['pt', 'algo parecido com Cartas do Farol', { type: 'similar', title: 'cartas do farol' }],
	['pt', 'gostei muito de "Tinta Viva", e agora?', { type: 'similar', title: 'Tinta Viva' }],
	['pt', 'gostei de romance', { type: 'recommend', wish: { genres: ['romance'] } }],
	['pt', 'Me conta sobre o anime Sobrado 48', { type: 'details', title: 'sobrado 48', what: 'anime' }],
	['pt', 'quantos episódios tem Cordilheira?', { type: 'details', title: 'cordilheira' }],
	['pt', 'onde assistir Tinta Viva', { type: 'details', title: 'tinta viva' }],
	['pt', 'o que tem na minha lista?', { type: 'ownList' }],
	['pt', 'Cartas do Farol', { type: 'search', title: 'cartas do farol' }],
	['pt', 'busca Errata', { type: 'search', title: 'errata' }],
	['pt', 'romance', { type: 'recommend', wish: { genres: ['romance'] } }],
	['pt', 'Adicione Errata à minha lista', { type: 'change', title: 'errata', change: {} }],
	['pt', 'coloca "Depois da Chuva" na minha lista', { type: 'change', title: 'Depois da Chuva', change: {} }],
	[
		'pt',
		'Coloque o anime Errata como assistindo',
		{ type: 'change', title: 'errata', what: 'anime', change: { status: 'current' } },
	],
	['pt', 'marca Errata como completo', { type: 'change', title: 'errata', change: { status: 'completed' } }],
	['pt', 'Vi até o episódio 5 de Errata', { type: 'change', title: 'errata', what: 'anime', change: { progress: 5 } }],
	['pt', 'li Errata até o cap. 12', { type: 'change', title: 'errata', what: 'manga', change: { progress: 12 } }],
	['pt', 'Tira Errata da minha lista', { type: 'change', title: 'errata', change: { remove: true } }],
	['pt', 'o que eu vejo depois de Errata?', { type: 'next', title: 'errata' }],
	['pt', 'qual é a continuação de Errata', { type: 'next', title: 'errata' }],
	['pt', 'o que passa depois de amanhã?', { type: 'airing', when: 'tomorrow' }],
	['pt', 'Depois da Chuva', { type: 'search', title: 'depois da chuva' }],
	['pt', '!!! ??? …', { type: 'help' }],
	['en', 'hello there', { type: 'greeting' }],
	['en', 'what airs today?', { type: 'airing', when: 'today' }],
	['en', 'New episodes this week', { type: 'airing', when: 'week' }],
	['en', "what's coming out tomorrow", { type: 'airing', when: 'tomorrow' }],
	['en', 'Recommend me a sad movie', { type: 'recommend', wish: { what: 'movie', genres: ['drama'] } }],
	['en', 'best sci-fi manga', { type: 'recommend', wish: { what: 'manga', genres: ['scifi'] } }],
	['en', "I'd like a slice of life anime", { type: 'recommend', wish: { what: 'anime', genres: ['sliceoflife'] } }],
	[
		'en',
		'action anime without romance rated at least 8',
		{ type: 'recommend', wish: { what: 'anime', genres: ['action'], without: ['romance'], minScore: 8 } },
	],
	['en', 'something like Live Ink', { type: 'similar', title: 'live ink' }],
	['en', 'I loved Letters from the Lighthouse', { type: 'similar', title: 'letters from the lighthouse' }],
	['en', 'tell me more about Cordillera', { type: 'details', title: 'cordillera' }],
	['en', 'how many episodes does Errata have?', { type: 'details', title: 'errata' }],
	['en', "what's on my list", { type: 'ownList' }],
	['en', 'find Errata', { type: 'search', title: 'errata' }],
	['en', 'Add Errata to my list', { type: 'change', title: 'errata', change: {} }],
	['en', 'mark Errata as watching', { type: 'change', title: 'errata', change: { status: 'current' } }],
	['en', 'put Errata on my list as on hold', { type: 'change', title: 'errata', change: { status: 'paused' } }],
	[
		'en',
		"I've watched up to episode 5 of Errata",
		{ type: 'change', title: 'errata', what: 'anime', change: { progress: 5 } },
	],
	['en', 'take Errata off my list', { type: 'change', title: 'errata', change: { remove: true } }],
	['en', 'what should I watch after Errata?', { type: 'next', title: 'errata' }],
	['en', 'find After the Rain', { type: 'search', title: 'after the rain' }],
	['ja', 'こんにちは', { type: 'greeting' }],
	['ja', 'ありがとう！', { type: 'thanks' }],
	['ja', '何ができますか？', { type: 'help' }],
	['ja', '今日放送されるアニメは？', { type: 'airing', when: 'today' }],
	['ja', '明日の放送', { type: 'airing', when: 'tomorrow' }],
	['ja', '今週の放送予定', { type: 'airing', when: 'week' }],
	['ja', 'おすすめの恋愛アニメを教えて', { type: 'recommend', wish: { what: 'anime', genres: ['romance'] } }],
	['ja', '泣ける映画', { type: 'recommend', wish: { what: 'movie', genres: ['drama'] } }],
	[
		'ja',
		'恋愛以外のファンタジー漫画',
		{ type: 'recommend', wish: { what: 'manga', genres: ['fantasy'], without: ['romance'] } },
	],
	['ja', '8点以上のアニメ', { type: 'recommend', wish: { what: 'anime', minScore: 8 } }],
	['ja', '「灯台の手紙」みたいなアニメ', { type: 'similar', title: '灯台の手紙' }],
	['ja', '灯台の手紙について教えて', { type: 'details', title: '灯台の手紙' }],
	['ja', '灯台の手紙は全何話？', { type: 'details', title: '灯台の手紙' }],
	['ja', '私のリスト', { type: 'ownList' }],
	['ja', '灯台の手紙をリストに追加して', { type: 'change', title: '灯台の手紙', change: {} }],
	['ja', '「灯台の手紙」を視聴中にして', { type: 'change', title: '灯台の手紙', change: { status: 'current' } }],
	['ja', '灯台の手紙を5話まで見た', { type: 'change', title: '灯台の手紙', what: 'anime', change: { progress: 5 } }],
	['ja', '灯台の手紙をマイリストから外して', { type: 'change', title: '灯台の手紙', change: { remove: true } }],
	['ja', '灯台の手紙の次は何を見ればいい？', { type: 'next', title: '灯台の手紙' }],
	['ja', '灯台の手紙を見た後は？', { type: 'next', title: '灯台の手紙' }],
	['ja', '灯台の手紙', { type: 'search', title: '灯台の手紙' }],
]

test.each(TABLE)('%s: %s', (locale, typed, intent) => {
	expect(parseIntent(typed, locale)).toEqual({ intent, locale })
})

test('the language is the one of the request, not that of the page', () => {
	expect(parseIntent('tell me more about Errata', 'pt').locale).toBe('en')
	expect(parseIntent('me recomenda um filme', 'en').locale).toBe('pt')
	expect(parseIntent('今日の放送は？', 'pt').locale).toBe('ja')
	expect(parseIntent('Errata', 'ja').locale).toBe('ja')
})

test('what nobody would ask is understood quickly all the same', () => {
	for (const unit of ['a ', 'sobre ', '「', 'のような', '*', '\u0000', '👩‍🚀', 'o que '.repeat(3)]) {
		expect(parseIntent(unit.repeat(2000 / unit.length), 'pt').intent.type).toEqual(expect.any(String))
	}
})
