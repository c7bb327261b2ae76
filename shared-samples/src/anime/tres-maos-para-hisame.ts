import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const tresMaos = series({
	id: 18,
	key: 'tres-maos-para-hisame',
	names: {
		pt: 'Três Mãos para Hisame',
		en: 'Three Hands for Hisame',
		romaji: 'Sannin-zukai',
		native: '三人遣い',
		synonyms: ['Sanninzukai', 'Hisame', 'Tres Maos'],
	},
	status: 'releasing',
	genres: ['drama', 'mystery'],
	color: '#c2185b',
	synopsis:
		'Um boneco de bunraku precisa de três pessoas para respirar: uma para a cabeça, uma para a mão esquerda, uma para os pés. Hisame, obra-prima do século XVIII, ficou quarenta anos numa caixa porque os três que a moviam deixaram de se falar. Agora a herdeira da companhia, um dançarino de rua e um ex-mestre expulso têm até a primavera para aprender a mesma respiração. E para entender por que, a cada ensaio, a mão esquerda escreve no ar um nome que ninguém ensinou.',
	postedBy: 'bia-kagawa',
	addedAt: '2026-11-02T12:48:00Z',
	seasons: [
		season('Temporada 1', '2026-10-19', 24, [
			['Dez anos de pés', 'Gaku quer começar pela cabeça e passa o dia inteiro ajoelhado, movendo um quimono vazio.'],
			['A caixa de paulownia', 'Abrir Hisame exige a presença de três famílias que não dividem nem calçada.'],
			['Mão esquerda', 'O velho Kinnosuke aceita ensinar, com a condição de não dizer uma palavra.'],
			['O narrador perde a voz', 'Sem o recitante, os três precisam descobrir o que a boneca diria se fosse com eles.'],
			['Respirar antes', 'Um fôlego fora de hora faz cair o cenário e levanta, enfim, a personagem.'],
		]),
	],
	cast: {
		'Ayame Toyosaki': 'Natsuho Enokida',
		'Gaku Irie': 'Rento Sugimori',
		'Mestre Kinnosuke': 'Tetsuji Oguma',
		'A recitante Orise': 'Shiori Kadobata',
	},
	staff: {
		Direção: 'Sayuri Tokita',
		'Composição da série': 'Kenta Shiomi',
		'Design de personagens': 'Mana Kajitani',
		'Supervisão de bunraku': 'Kiyoharu Nozawaya',
		'Trilha sonora': 'Taeko Ryūzaki',
	},
	studio: 'Minamo',
	source: 'Romance',
	ageRating: '12 anos',
	planned: 11,
	platforms: ['Lanterna+'],
	votes: bell(12_206, 8.5, 1.2),
	views: 233_771,
	likes: 27_316,
	slot: tokyo('23:30'),
})
