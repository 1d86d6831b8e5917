import type { TranslatedReview } from './review';

/** The sample reviews in French, with places in Canada, by product id and in the order of the English ones. */
export const frenchReviews: Readonly<Record<string, readonly TranslatedReview[]>> = {
  2133: [
    [
      'De toutes mes longues sorties',
      'Kilomètre 28, plus de jambes, encore une demi-bouteille. <b>Bien froide</b>, c’est encore mieux.',
      ['trail_jo', 'Bromont, QC'],
    ],
    [
      'Toute l’équipe en boit',
      'On en passe deux caisses par semaine pendant la saison de soccer. Pas d’arrière-goût collant, et jamais de restes.',
      ['CoachDee', 'Longueuil, QC'],
    ],
    [
      'Super goût, étiquette fragile',
      'Elle goûte vraiment le fruit. Une étoile en moins parce que l’étiquette décolle quand la bouteille sue.',
      ['benoit88', 'Gatineau, QC'],
    ],
    [
      'Approuvée au yoga chaud',
      'La salle est plus chaude que mon auto. J’en bois la moitié avant et l’autre après, et j’y pense pendant.',
      ['mayaflow', 'Québec, QC'],
    ],
    [
      'Trop sucrée pour moi',
      'Je la coupe moitié-moitié avec de l’eau et là, ça va. Ma sœur l’aime telle quelle.',
      ['pierre_eau_plate', null],
    ],
    [
      'Carburant de chantier',
      '<p>Douze heures dans une échelle en juillet.</p><p>Ça, de la glace, et on recommence.</p>',
      ['ray_couvreur', 'Saguenay, QC'],
    ],
    [
      'Bonne après le gym',
      'Elle fait ce qu’elle promet. J’aimerais une bouteille plus petite pour mon sac.',
      ['gym_plus_tard', 'Laval, QC'],
    ],
    [
      'La meilleure du lot',
      'On a essayé toutes les saveurs pendant un voyage en auto. Celle-ci est partie en premier.',
      ['deux_sur_la_route', 'Moncton, NB'],
    ],
    [null, null, ['nageuse_k', null]],
    [
      'Solide',
      'Ni trop salée, ni trop sucrée. Elle a sa place dans la porte du frigo.',
      ['but_maison', 'Sherbrooke, QC'],
    ],
    [
      'La préférée du marathon',
      'Nos bénévoles en ont servi 600 verres et personne ne s’est plaint. Ça n’arrive jamais.',
      ['ravito4', 'Montréal, QC'],
    ],
    [
      'Enfin à mon épicerie',
      'L’an dernier, je traversais la ville pour en trouver. Maintenant, c’est au coin de la rue. Gardez les gros formats, s’il vous plaît!',
      ['kim_du_coin', 'Trois-Rivières, QC'],
    ],
  ],
  2423: [
    [
      'Elle goûte le camp de vacances',
      'Exactement le goût de mes souvenirs, et je sais prononcer ce qu’il y a dedans.',
      ['nell_nostalgie', 'Rimouski, QC'],
    ],
    [
      'Agréable et douce',
      'Elle se boit mieux que les autres boissons du genre. La couleur tache un chandail blanc, parole de gardien.',
      ['gardien_01', 'Laval, QC'],
    ],
    [
      'Partie en une journée',
      'J’en ai acheté une caisse pour une famille de cinq. Elle était vide avant le souper.',
      ['maman_de_3_gars', 'Lévis, QC'],
    ],
    [
      'Un bouchon qui coule',
      'La boisson est bonne, mais un bouchon de la caisse était mal vissé et mon sac a tout pris.',
      ['sac_mouille', 'Drummondville, QC'],
    ],
    [
      'Essentielle au parc',
      'On joue trois heures de suite en juillet. C’est elle qu’on s’arrache dans la glacière.',
      ['roi_du_terrain', 'Montréal, QC'],
    ],
    [
      'Bonne, prix correct',
      'Ce serait cinq étoiles en <i>poudre</i>, pour les voyages.',
      ['bagage_a_main', 'Dorval, QC'],
    ],
    [
      'Ma récompense après le vélo',
      'Il y en a toujours une qui m’attend dans la glacière après ma sortie.',
      ['grace_gravelle', 'Saint-Sauveur, QC'],
    ],
  ],
  3003: [
    [
      'Belle surprise',
      'D’habitude, je n’aime pas cette saveur. Celle-ci est vive, pas sirupeuse.',
      ['sam_sceptique', 'Repentigny, QC'],
    ],
    [
      'Correcte, pas ma préférée',
      'Elle fait le travail, mais l’arrière-goût reste un peu longtemps.',
      ['max_milieu', 'Ottawa, ON'],
    ],
    [
      'Géniale en sloche',
      'Congelez la moitié de la bouteille, passez-la au mélangeur, vous me remercierez plus tard.',
      ['pat_piscine', 'Brossard, QC'],
    ],
    [
      'On en redemande',
      'On y a goûté à un tournoi et, depuis, elle est sur toutes nos listes d’épicerie.',
      ['papa_estrade', 'Granby, QC'],
    ],
    [
      'Difficile à trouver',
      'Bonne boisson, mais seulement deux magasins en tiennent près de chez moi et ils en manquent toujours.',
      ['tablette_vide', 'Dieppe, NB'],
    ],
    [
      'Le choix de l’équipe d’aviron',
      'On était huit, avec une glacière. Rien n’est revenu.',
      ['premier_banc', 'Magog, QC'],
    ],
  ],
  2065: [
    [
      'Vive et franche',
      'Rien de compliqué, juste ce qu’il faut. Bien glacée après la tonte du gazon\u00a0: parfaite.',
      ['gus_pouce_vert', 'Joliette, QC'],
    ],
    [
      'Nouvelle recette?',
      'Dans mes souvenirs, elle avait plus de goût. Elle se boit encore, mais je regarde ailleurs.',
      ['lou_de_longue_date', 'Victoriaville, QC'],
    ],
    [
      'Format pratique',
      'Elle entre dans le porte-bidon de mon vélo, ce qui est rare pour une bouteille du genre.',
      ['rayons', 'Mont-Tremblant, QC'],
    ],
    ['Correcte', 'Elle fait ce qu’il faut. J’aime un peu mieux l’autre aux agrumes.', ['hal_mi_temps', null]],
    [
      'Un incontournable du camp',
      'Trois semaines en forêt et tout le monde voulait la dernière.',
      ['vent_du_nord', 'Val-d’Or, QC'],
    ],
  ],
};

/** Translations of the reviews of every other product. */
export const defaultFrenchReviews: readonly TranslatedReview[] = [
  [
    'Elle me fait tenir',
    'Je donne quatre cours de vélo par jour. C’est la seule boisson dont je ne me lasse pas.',
    ['sasha_spin', 'Blainville, QC'],
  ],
  [
    'Bel équilibre',
    'Assez sucrée pour le plaisir, assez vive pour en reprendre.',
    ['bo_equilibre', 'Winnipeg, MB'],
  ],
  [
    'À chaque match',
    'Superstition ou pas, on n’a pas perdu depuis que j’en apporte.',
    ['gauchere_chanceuse', 'Saguenay, QC'],
  ],
  [
    'Pas à mon goût',
    'Trop fruitée pour moi. Mon conjoint a fini la caisse avec plaisir.',
    ['gout_sec', 'Beloeil, QC'],
  ],
  [
    'Livraison rapide, boisson froide',
    'Tout était bien emballé. J’en garde quelques bouteilles au bureau.',
    ['sprint_de_bureau', 'Montréal, QC'],
  ],
  [
    'Testée en randonnée',
    'Deux litres, vingt kilomètres, un chien. Les trois à plat à l’arrivée.',
    ['ligne_de_crete', 'Baie-Saint-Paul, QC'],
  ],
];
