import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const terceiraInfusao = series({
	id: 10,
	key: 'a-terceira-infusao',
	names: {
		pt: 'A Terceira Infusão',
		en: 'The Third Steep',
		romaji: 'Sansenme',
		native: '三煎目',
		synonyms: ['Sansenme', 'Third Steep', 'Terceira Infusao'],
	},
	status: 'releasing',
	genres: ['sliceoflife', 'romance', 'drama'],
	color: '#7a9a3c',
	synopsis:
		'A primeira infusão é perfume, a segunda é sabor, a terceira é o que sobrou para conversar. Em Wazuka, entre morros penteados de chá, Kohaku herda uma torrefação que só compra folhas de outono, aquelas que ninguém quer. Do outro lado da estrada, Tōko administra a cooperativa que só vende as de primavera. Foram casados por três anos. Agora dividem um secador, um caminhão e a teimosia de não falar sobre o assunto antes da terceira xícara.',
	postedBy: 'bia-kagawa',
	addedAt: '2026-10-22T14:00:00Z',
	seasons: [
		season('Temporada 1', '2026-10-15', 24, [
			['Folhas de outono', 'O secador da cooperativa quebra na pior semana, e só há outro no vale.'],
			['Água a setenta graus', 'Um comprador de Kyōto exige prova às cegas e acerta mais do que devia.'],
			['Telhado emprestado', 'Três dias de chuva, um galpão e a divisão rigorosa das goteiras.'],
			['Xícara sem asa', 'A mãe de Tōko aparece para o chá e trata o ex-genro como se nada tivesse mudado.'],
			['Hojicha', 'Torrar é queimar com atenção, explica Kohaku, sem perceber de quem está falando.'],
			['Contrato de safra', 'Um pedido grande demais para qualquer um dos dois chega no mesmo envelope.'],
		]),
	],
	cast: {
		'Kohaku Ueda': 'Sōta Iwanami',
		'Tōko Mibu': 'Saya Minobara',
		'Dona Mibu': 'Ikue Saganuma',
		Jinpachi: 'Genta Orihashi',
	},
	staff: {
		Direção: 'Sayuri Tokita',
		'Composição da série': 'Haruomi Jinno',
		'Design de personagens': 'Cecília Hanashiro',
		'Direção de arte': 'Ritsuko Hamada',
		'Trilha sonora': 'Satoru Wakatsuki',
	},
	studio: 'Yonaka Film',
	source: 'Romance',
	ageRating: '12 anos',
	planned: 11,
	platforms: ['Lanterna+'],
	votes: bell(14_930, 8.2, 1.3),
	views: 268_017,
	likes: 28_590,
	slot: tokyo('21:30'),
})
