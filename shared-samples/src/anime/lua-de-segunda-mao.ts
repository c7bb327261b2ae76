import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const luaDeSegundaMao = series({
	id: 17,
	key: 'lua-de-segunda-mao',
	names: {
		pt: 'Lua de Segunda Mão',
		en: 'Pre-Owned Moon',
		romaji: 'Chūko no Tsuki',
		native: '中古の月',
		synonyms: ['Chuko no Tsuki', 'Chūtsuki', 'Lua de Segunda Mao'],
	},
	status: 'releasing',
	genres: ['scifi', 'comedy', 'drama'],
	color: '#9aa5b1',
	synopsis:
		'“Nunca viu chuva, único dono, aceito troca.” Na maior concessionária de jipes usados do Mar da Serenidade, a gravidade é baixa e a conversa é alta. Otsuka herdou o pátio, a dívida e um vendedor que não consegue mentir, defeito grave no ramo. Entre um para-choque e outro, a série acompanha quem foi para a Lua atrás de futuro e agora procura passagem de volta, ou um veículo que aguente até lá.',
	postedBy: 'enzo-tanabe',
	addedAt: '2026-11-01T15:00:00Z',
	seasons: [
		season('Temporada 1', '2026-10-24', 24, [
			['Único dono', 'Um jipe volta à loja com trezentos mil quilômetros a mais e um gato a bordo.'],
			['Vácuo de vendas', 'Para bater a meta, Otsuka promete garantia contra poeira num lugar feito de poeira.'],
			['Test-drive', 'Um casal recém-separado insiste em testar o carro a dois, até o lado oculto.'],
			['Recall', 'A fábrica pede de volta um parafuso que está em todos os veículos da Lua.'],
		]),
	],
	cast: {
		'Otsuka Haruko': 'Yukino Hasuda',
		'Shōji, o honesto': 'Wataru Hinokuma',
		'Seu Valdemar Kubo': 'Genta Orihashi',
		'Pneu, o gato': 'Umi Kasagi',
	},
	staff: {
		Direção: 'Tatsurō Ebina',
		'Composição da série': 'Rafael Yonamine',
		'Design mecânico': 'Yōichi Serizawa',
		'Direção de arte': 'Davi Kobata',
		'Trilha sonora': 'Marcos Arakaki Leme',
	},
	studio: 'Hoshikuzu Works',
	source: 'Obra original',
	ageRating: '12 anos',
	planned: 12,
	platforms: ['Kiosque', 'Lanterna+'],
	votes: bell(9_418, 7.4, 1.6),
	views: 201_389,
	likes: 17_042,
	slot: tokyo('23:00'),
})
