import type { Phrases } from './phrases.ts'

export const EN: Phrases = {
	greeting:
		'Hiii! 🌸 I’m Niouka! Right now I’m in *catalogue mode*: I answer with what our catalogue knows. Ask me for a recommendation, for what airs today, or about a title. ✨',
	thanks: 'Anytime! 💖 Just call me. Happy watching! 🍡',
	help: 'I’m in *catalogue mode*, and I still know a lot! 📚 Try:\n• “Recommend me a romance anime” 💘\n• “Action movies rated above 8” 🎬\n• “What airs today?” 📺\n• “Something like…” and the name of a title 🔎\n• “Tell me about…” and the name of a title 📖\n• “What do I watch after…” and the name of a title ▶️\n• “I watched up to episode 5 of…”, “Add … to my list” 📝',
	found: (query) => `Look what I found for “${query}”: 🔎`,
	nothingFound: (query) =>
		`Hmm, nothing called “${query}” in the catalogue. 🥺 Try another name, or ask me for something by genre!`,
	recommended: (wish) => `I picked ${wish} with the best scores here: ✨`,
	nothingToRecommend: (wish) =>
		`I looked, but found no ${wish} in the catalogue. 🥺 How about asking for a little less?`,
	what: { any: 'anime', anime: 'anime', movie: 'movies', manga: 'manga' },
	wish: {
		without: (genres) => `without ${genres}`,
		minScore: (score) => `scored ${score} or more`,
		joined: (what, rest) => (rest.length === 0 ? what : `${what} (${rest.join(' · ')})`),
	},
	airs: { today: 'On today: 📺', tomorrow: 'On tomorrow: 📺', week: 'In the next days: 🗓️' },
	nothingAirs: {
		today: 'Nothing new is on today. 🌙 A perfect day to binge something from your list!',
		tomorrow: 'Nothing new is on tomorrow. 🌙 A perfect day for a marathon!',
		week: 'The calendar is empty for the next days. 🌙',
	},
	episode: (number) => `episode ${number}`,
	andMore: (count) => `…and ${count} more in the calendar.`,
	related: (title) => `From the same story as ${title}: 🎎`,
	alike: (title) => `If you like ${title}, you may like: 💫`,
	nothingAlike: (title) => `I found nothing like ${title} here. One of a kind! 🦄`,
	unknownTitle: (title) => `I don’t know a title called “${title}”. 🥺 Could you check the name?`,
	details: {
		episodes: (count) => (count === 1 ? '1 episode' : `${count} episodes`),
		chapters: (count) => (count === 1 ? '1 chapter' : `${count} chapters`),
		noVotes: 'no scores yet',
		whereToWatch: (names) => `📺 Where to watch: ${names}`,
		otherwise: 'Not that one? Maybe:',
	},
	ownList: (count) =>
		count === 1 ? 'There is 1 title on your list: 🔖' : `There are ${count} titles on your list. The latest: 🔖`,
	emptyList: 'Your list is still empty. 🔖 Save a title on its page and I’ll see it!',
	listNotAllowed:
		'I only look at your list if you let me. 🔒 Just turn on “Niouka may read my list” in the menu of this conversation!',
	change: {
		proposed: (title) => `Got it! Check ${title} below: it only changes once you confirm. 📝`,
		unchanged: (title) => `${title} is like that on your list already. 👍`,
		beyond: (title) => `${title} doesn’t have that many. Could you check the number? 🤔`,
		notListed: (title) => `${title} isn’t on your list. 🔖`,
	},
	changeNeedsAccount: 'This list is only a sample. 🔖 Sign in and I’ll help you keep yours!',
	next: (title, next) => `After ${title} comes ${next}! ▶️`,
	nothingNext: (title) => `As far as our catalogue knows, nothing comes after ${title}. 🌙`,
}
