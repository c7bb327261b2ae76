import type { Vocabulary } from './vocabulary.ts'

export const EN: Vocabulary = {
	locale: 'en',
	greeting: /^(hi+|hello|hey+|yo|good (morning|afternoon|evening)|how are you)( there| niouka| how are you)*$/,
	thanks: /\b(thanks|thank you|thx|ty)\b/,
	help: /^(help|help me)$|\bwhat (can|do) you do|\bhow do you work|\bwho are you/,
	ownList: /\b(my (own )?list|my saved|(that )?(i )?(have )?saved)\b/,
	changes: [
		/\b(?<remove>remove|delete|take|drop) (?<title>.+?) (?:from|off|out of)(?: my| the)?(?: watch)? ?list$/,
		/\b(?:add|put|save) (?<title>.+?) (?:to|on|in)(?: my| the)?(?: watch)? ?list(?: as (?<status>.+))?$/,
		/\b(?:mark|set|put|move|change) (?<title>.+?) (?:as|to) (?<status>.+)$/,
		/\b(?:watched|saw|seen|read|am|m|got)(?: up)?(?: to| until| through| on| at)? (?<unit>episode|ep|chapter|ch) (?<progress>\d{1,5}) (?:of|in) (?<title>.+)$/,
		/\b(?:watched|saw|seen|read) (?<title>.+?)(?: up)? (?:to|until|through) (?<unit>episode|ep|chapter|ch) (?<progress>\d{1,5})$/,
	],
	listStatuses: {
		current: /\b(watching|reading|current)\b/,
		completed: /\b(completed?|watched|seen|read|finished|done)\b/,
		planned: /\b(plan\w*|to (watch|read)|later)\b/,
		dropped: /\b(dropped|abandoned)\b/,
		paused: /\b(paused|on hold)\b/,
		rewatching: /\bre ?(watching|reading)\b/,
	},
	next: [
		/\b(?:what|which)\b.{0,40}\b(?:watch|read|see|comes?|next)(?: next)? after (?:(?:watching|reading|finishing) )?(?!tomorrow\b|today\b|\d{4}\b)(?<title>.+)$/,
		/\bsequel (?:to|of) (?<title>.+)$/,
	],
	airing:
		/\b(airs?|airing|comes? out|coming out|out|releases?|releasing|premieres?|calendar|schedule|new episodes?|on tv|showing)\b/,
	when: { today: /\b(today|tonight|now)\b/, tomorrow: /\btomorrow\b/, week: /\b(week|calendar|next days)\b/ },
	recommend:
		/\b(recommend\w*|suggest\w*|best|top|good|great|what (should|can|could) i (watch|read|see)|(something|anything) to (watch|read|see)|what to (watch|read|see)|i (want|would like|d like)|looking for|give me|show me)\b/,
	similar: [
		/\b(?:similar to|in the style of|reminds? me of|same vibe as|(?:something|anything|anime|animes|movies?|films?|manga|shows?|series) like|more like) (?<title>.+)$/,
		/\bi (?:really |just )?(?:liked|loved|enjoyed) (?<title>.+)$/,
	],
	details: [
		/\b(?:tell me(?: more| something)?|talk|more|information|info|details) (?:about|on|of) (?<title>.+)$/,
		/\b(?:synopsis|summary|plot|score|rating|cast|story) (?:of|for) (?<title>.+)$/,
		/\bhow many (?:episodes|chapters|volumes|seasons) (?:does|do|are in|in|has) (?<title>.+?)(?: have| has)?$/,
		/\bwhere (?:can i|do i|to) (?:watch|see|read) (?<title>.+)$/,
		/\bwho (?:made|directed|created|wrote) (?<title>.+)$/,
		/\bwhen (?:did|was) (?<title>.+?)(?: air| come out| released| premiere| start| end)?$/,
		/\b(?:what is|what s|whats|do you know|about) (?<title>.+)$/,
	],
	find: /\b(search( for)?|find( me)?|look( up| for)|do you have|is there|show( me)?|please|niouka)\b/g,
	filler: /^(?:the |an? )?(?:anime|manga|movie|film|show|series)s?(?: (?:called|named))? /,
	kinds: {
		anime: /\b(animes?|shows?|series)\b/,
		movie: /\b(movies?|films?)\b/,
		manga: /\b(mangas?|comics?|to read|i read)\b/,
	},
	genres: {
		action: /\b(action|fights?|fighting)\b/,
		adventure: /\b(adventures?)\b/,
		comedy: /\b(comed(y|ies)|funny|humou?r|laugh)\b/,
		drama: /\b(dramas?|dramatic|sad)\b/,
		fantasy: /\b(fantasy|magic|isekai)\b/,
		scifi: /\b(sci fi|scifi|science fiction|robots?|mecha|space)\b/,
		sliceoflife: /\b(slice of life|everyday life|cozy|cosy|relaxing|wholesome)\b/,
		supernatural: /\b(supernatural|ghosts?|spirits?|youkai|yokai)\b/,
		sports: /\b(sports?|football|volleyball|basketball)\b/,
		romance: /\b(romances?|romantic|love stor(y|ies))\b/,
		mystery: /\b(myster(y|ies)|detectives?)\b/,
		suspense: /\b(suspense|thrillers?)\b/,
	},
	without: (genre) =>
		new RegExp(`\\b(?:without|no|not|except|but no)(?: (?:any|much))? ${genre.source.replace(/^\\b/, '')}`),
	statuses: {
		releasing: /\b(releasing|ongoing|currently airing)\b/,
		completed: /\b(completed?|finished|ended)\b/,
		not_released: /\b(upcoming|unreleased|not released)\b/,
	},
	minScore:
		/\b(?:score|rated|rating|above|over|at least)(?: (?:of|above|over|at least|higher than|more than))* (?<score>10|[1-9](?:[.,]\d+)?)\b/,
}
