import type { Vocabulary } from './vocabulary.ts'

export const PT: Vocabulary = {
	locale: 'pt',
	greeting:
		/^(oi+|ola|opa|e ai|eae|salve|bom dia|boa (tarde|noite)|tudo (bem|bom))( niouka| tudo (bem|bom)( com voce)?)*$/,
	thanks: /\b(obrigad[oa]|valeu|brigad[oa]|vlw)\b/,
	help: /^(ajuda|socorro|me ajuda)$|\bo que (voce|vc) (faz|sabe|pode|consegue)|\bcomo (voce|vc) funciona|\bquem e voce/,
	ownList: /\b(minha lista|meus salvos|meus animes|meus mangas|(que )?(eu )?salvei|tenho salvo)\b/,
	changes: [
		/\b(?<remove>tir[ae]|remov[ae]|exclu[ia]|apag(?:a|ue))(?: o| a)? (?<title>.+?) d[aeo](?: minha)? lista$/,
		/\b(?:adicion[ae]|inclu[ia]|bot[ae]|colo(?:ca|que)|poe|ponha|salv[ae])(?: o| a)? (?<title>.+?) (?:a|na|pra|para a|em)(?: minha)? lista(?: (?:como|de|em) (?<status>.+))?$/,
		/\b(?:bot[ae]|colo(?:ca|que)|mar(?:ca|que)|mud[ae]|poe|ponha)(?: o| a)? (?<title>.+?) (?:como|para|pra|em) (?<status>.+)$/,
		/\b(?:vi|assisti|li|estou|to|parei)(?: ate)?(?: o| no| ao)? (?<unit>episodio|ep|capitulo|cap) (?<progress>\d{1,5}) d[eoa] (?<title>.+)$/,
		/\b(?:vi|assisti|li)(?: o| a)? (?<title>.+?) ate(?: o| ao)? (?<unit>episodio|ep|capitulo|cap) (?<progress>\d{1,5})$/,
	],
	listStatuses: {
		current: /\b(assistindo|vendo|lendo|acompanhando)\b/,
		completed: /\b(complet[oa]|vist[oa]|lid[oa]|assistid[oa]|terminad[oa]|concluid[oa])\b/,
		planned: /\b(planejad[oa]|planejo|(quero|pra|para) (ver|assistir|ler))\b/,
		dropped: /\b(dropad[oa]|abandonad[oa]|largad[oa])\b/,
		paused: /\b(pausad[oa]|pausa)\b/,
		rewatching: /\b(revendo|relendo|reassistindo)\b/,
	},
	next: [
		/\b(?:o que|qual|quais)\b.{0,30}\b(?:vejo|ver|assisto|assistir|leio|ler|vem) (?:depois d[eoa]s?|apos) (?:(?:ver|assistir|ler|terminar) )?(?:[oa] )?(?!amanha\b|hoje\b|\d{4}\b)(?<title>.+)$/,
		/\b(?:continuacao|sequencia) d[eoa]s? (?<title>.+)$/,
	],
	airing:
		/\b(passa|passam|passando|estreia|estreiam|estreias|sai|saem|saindo|lanca|lancam|lancamentos?|(ao|no) ar|calendario|episodios? novos?|novos? episodios?|exibid[oa]s?|programacao|novidades)\b/,
	when: {
		today: /\b(hoje|agora|esta noite|hj)\b/,
		tomorrow: /\bamanha\b/,
		week: /\b(semana|calendario|proximos dias)\b/,
	},
	recommend:
		/\b(recomend\w*|indica\w*|indique|suger\w*|sugest\w*|dicas?|melhor(es)?|top|(o que|algo pra|algo para|pra|para) (eu )?(ver|assistir|ler)|quero (ver|assistir|ler|um|uma|algo|alguma?)|procuro (um|uma|algo)|me (da|de|passa|mostra|manda)|bom|bons|boa|boas|legal|legais)\b/,
	similar: [
		/\b(?:parecid[oa]s? com|similar(?:es)? a[os]?|semelhantes? a[os]?|no estilo d[eoa]|na pegada d[eoa]|na vibe d[eoa]|igual a|iguais a|que nem|(?:algo|alguma coisa|animes?|filmes?|mangas?) (?:tipo|como)) (?<title>.+)$/,
		/\b(?:gostei(?: muito| tanto)? d[eoa]|(?:eu )?(?:adorei|amei|curti))(?: o| a)? (?<title>.+)$/,
	],
	details: [
		/\b(?:me )?(?:conta|conte|fala|fale|diz|diga|explica|explique)(?: mais)?(?: um pouco)?(?: sobre| d[eoa]| ai)+ (?<title>.+)$/,
		/\b(?:sinopse|resumo|detalhes|informac(?:ao|oes)|nota|elenco|historia) (?:sobre |d[eoa] )(?<title>.+)$/,
		/\bquant[oa]s (?:episodios|capitulos|volumes|temporadas) (?:tem|ha em|sao)(?: em| no| na| o| a)? (?<title>.+)$/,
		/\bonde (?:posso |da pra |eu )?(?:assistir|assisto|ver|vejo|ler|leio)(?: a| o)? (?<title>.+)$/,
		/\bquem (?:fez|dirigiu|criou|escreveu|dubla)(?: o| a)? (?<title>.+)$/,
		/\bquando (?:saiu|estreou|lancou|terminou)(?: o| a)? (?<title>.+)$/,
		/\b(?:do que se trata|sobre o que e|o que e|conhece|sobre)(?: o| a)? (?<title>.+)$/,
	],
	find: /\b(busca|buscar|busque|procura|procurar|procure|pesquisa|pesquisar|pesquise|encontra|encontrar|acha|achar|tem|cade|mostra|por favor|pra mim|para mim|voce|niouka)\b/g,
	filler: /^(?:o |a |os |as |um |uma )?(?:anime|manga|filme|serie|obra)s?(?: chamad[oa])?(?: d[eoa])? /,
	kinds: {
		anime: /\b(animes?|series?|desenhos?)\b/,
		movie: /\b(filmes?|longas?|cinema)\b/,
		manga: /\b(mangas?|quadrinhos?|pra ler|para ler|quero ler)\b/,
	},
	genres: {
		action: /\b(acao|luta|lutas|porradaria|pancadaria)\b/,
		adventure: /\b(aventuras?)\b/,
		comedy: /\b(comedias?|engracad[oa]s?|humor|dar risada|pra rir|para rir)\b/,
		drama: /\b(dramas?|dramatic[oa]s?|pra chorar|para chorar|triste)\b/,
		fantasy: /\b(fantasias?|magia|isekai)\b/,
		scifi: /\b(sci fi|scifi|ficcao( cientifica)?|futurista|robos?|mecha|espaco)\b/,
		sliceoflife: /\b(slice of life|cotidiano|dia a dia|tranquil[oa]s?|aconchegante|relaxante|leve)\b/,
		supernatural: /\b(sobrenatura(l|is)|fantasmas?|espiritos?|youkais?|yokais?)\b/,
		sports: /\b(esportes?|esportiv[oa]s?|futebol|volei|basquete)\b/,
		romance: /\b(romances?|romantic[oa]s?|de amor)\b/,
		mystery: /\b(misterios?|detetives?|investigacao)\b/,
		suspense: /\b(suspenses?|thrillers?|tensao)\b/,
	},
	without: (genre) =>
		new RegExp(
			`\\b(?:sem|menos|nada de|que nao seja(?:m)?)(?: (?:muito|muita|nenhum|nenhuma))? ${genre.source.replace(/^\\b/, '')}`,
		),
	statuses: {
		releasing: /\b(em lancamento|em exibicao|no ar)\b/,
		completed: /\b(complet[oa]s?|terminad[oa]s?|finalizad[oa]s?|ja acab(ou|aram))\b/,
		not_released: /\b(nao lancad[oa]s?|por vir|vao lancar|futuros)\b/,
	},
	minScore:
		/\b(?:nota|acima de|maior que|mais de|minimo)(?: (?:acima de|maior que|minima|minimo|de|a partir de|pelo menos|mais de))* (?<score>10|[1-9](?:[.,]\d+)?)\b/,
}
