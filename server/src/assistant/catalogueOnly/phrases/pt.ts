import type { Phrases } from './phrases.ts'

export const PT: Phrases = {
	greeting:
		'Oiê! 🌸 Eu sou a Niouka! Agora estou no *modo catálogo*: respondo com o que o nosso catálogo sabe. Pode me pedir uma recomendação, o que passa hoje ou os detalhes de um título. ✨',
	thanks: 'Imagina! 💖 Precisando, é só chamar. Bons animes! 🍡',
	help: 'Estou no *modo catálogo* e ainda assim sei um montão! 📚 Experimente:\n• "Me recomenda um anime de romance" 💘\n• "Filmes de ação com nota acima de 8" 🎬\n• "O que passa hoje?" 📺\n• "Algo parecido com…" e o nome de um título 🔎\n• "Me conta sobre…" e o nome de um título 📖\n• "O que eu vejo depois de…" e o nome de um título ▶️\n• "Vi até o episódio 5 de…", "Adicione … à minha lista" 📝',
	found: (query) => `Olha o que achei para "${query}": 🔎`,
	nothingFound: (query) =>
		`Hmm, não achei nada com "${query}" no catálogo. 🥺 Tente outro nome, ou me peça uma recomendação por gênero!`,
	recommended: (wish) => `Separei ${wish} com as melhores notas daqui: ✨`,
	nothingToRecommend: (wish) => `Procurei, mas não achei ${wish} no catálogo. 🥺 Que tal pedir com menos condições?`,
	what: { any: 'animes', anime: 'animes', movie: 'filmes', manga: 'mangás' },
	wish: {
		without: (genres) => `sem ${genres}`,
		minScore: (score) => `nota a partir de ${score}`,
		joined: (what, rest) => (rest.length === 0 ? what : `${what} (${rest.join(' · ')})`),
	},
	airs: { today: 'Hoje tem: 📺', tomorrow: 'Amanhã tem: 📺', week: 'Nos próximos dias tem: 🗓️' },
	nothingAirs: {
		today: 'Hoje não tem estreia no calendário. 🌙 Dia perfeito para maratonar algo da sua lista!',
		tomorrow: 'Amanhã não tem estreia no calendário. 🌙 Dia perfeito para maratonar!',
		week: 'O calendário está vazio nos próximos dias. 🌙',
	},
	episode: (number) => `episódio ${number}`,
	andMore: (count) => `…e mais ${count} no calendário.`,
	related: (title) => `Da mesma história de ${title}: 🎎`,
	alike: (title) => `Quem curte ${title} costuma gostar de: 💫`,
	nothingAlike: (title) => `Não achei nada parecido com ${title} por aqui. Esse é único! 🦄`,
	unknownTitle: (title) => `Não conheço nenhum título chamado "${title}". 🥺 Confere o nome para mim?`,
	details: {
		episodes: (count) => (count === 1 ? '1 episódio' : `${count} episódios`),
		chapters: (count) => (count === 1 ? '1 capítulo' : `${count} capítulos`),
		noVotes: 'ainda sem notas',
		whereToWatch: (names) => `📺 Onde assistir: ${names}`,
		otherwise: 'Não era esse? Talvez:',
	},
	ownList: (count) =>
		count === 1 ? 'Na sua lista tem 1 título: 🔖' : `Na sua lista tem ${count} títulos. Os últimos: 🔖`,
	emptyList: 'A sua lista ainda está vazia. 🔖 Salve um título pela página dele e eu passo a ver!',
	listNotAllowed:
		'Só posso olhar a sua lista se você deixar. 🔒 É só ligar "Niouka pode ver a minha lista" no menu desta conversa!',
	change: {
		proposed: (title) => `Combinado! Confira ${title} aqui embaixo: só muda quando você confirmar. 📝`,
		unchanged: (title) => `${title} já está assim na sua lista. 👍`,
		beyond: (title) => `${title} não chega a tanto: confere o número para mim? 🤔`,
		notListed: (title) => `${title} não está na sua lista. 🔖`,
	},
	changeNeedsAccount: 'Esta lista é só um exemplo. 🔖 Entre na sua conta e eu ajudo a cuidar da sua!',
	next: (title, next) => `Depois de ${title} vem ${next}! ▶️`,
	nothingNext: (title) => `Pelo que o catálogo sabe, ${title} não tem continuação. 🌙`,
}
