/**
 * How faces seen from the front look in windows of 24 by 24 pixels, learnt by OpenCV from 3,000 of them
 * (lbpcascade_frontalface.xml; Apache-2.0 and BSD-3-Clause, see face-cascade.LICENSE). A line with one number begins a stage and is
 * what its questions must add up to. Each question below it has the x, y, width and height of the first of nine cells, what
 * a yes and what a no adds, and the 256 patterns that are a yes, 32 to a group.
 */
export const FACE_CASCADE = `
-0.7521
  6 5 4 3 -0.6543 0.8889 fbffaaabffffabbfaaff22b3b3ff222bffffabafffffbfff22ff22abffffa23b
  1 7 4 4 -0.7739 0.7279 f640fe42d220ee62ff66fffffffbffffe155ff02f475fff7fff7ffffffffffff
  0 0 6 3 -0.7069 0.6762 ea4ec3eacac2cb2bb0408896f7d6f38a40e58190f8000002d3ccebffffe7bbbf
-0.4872
  11 5 3 3 -0.8084 0.7686 7fffffff73ff7fffdfffffff7fff7fff2bff020a3f3f1fff0e7f020b7fff6f7f
  2 3 4 4 -0.7698 0.6593 7fffffff0fafbf8f6fffffff0f2f2b2f6ffffffff7ff77ffefffffff2fbfffbf
  13 7 3 5 -0.7507 0.5445 fa26f4c06004fcaeeefbda90cd55def3f4b6fc9c9c57ffffddf6d2f9fffbffff
  6 6 4 4 -0.7776 0.5465 d064f2f0fffdfffd41502411f1dd77f7fffeffdffffffffff314ff3ffbdfffdf
-1.1592
  6 6 4 2 -0.5602 0.7743 ffffabafffffafbbf9fda2aad3ff22a2ffffafafffff6ffff6ffaaaaf7ffaeab
  1 3 3 1 -0.6125 0.6978 eef3efef0aeeffefeff777cae6e2ffffe7ff7f7f40fdfffeeee7fff7e7ffffff
  3 1 7 3 -0.6114 0.6538 fcffc3fc39de7f6ffcfdfcfcffecdffff7fffdf5fcff7f9ffdfeffe8f5b7ffff
  0 12 8 4 -0.6854 0.5403 fffffeeff7efffef6fefaa8a8387ef26f7fffefd7ff77feffedf724e4147e70f
-0.7562
  12 2 4 1 -0.4051 0.7584 fffffb076f7fffbffebfffaefbf7fffff7ff7f15777ff777ffffff06f6fffbff
  4 6 2 5 -0.7388 0.5341 cc40e550fb6bf7eaffbef6fffffffeff57555c55eff7ff7fffd777f3fff7ffff
  8 5 3 2 -0.6583 0.5339 ffffcdefffffffcfdfbf6aeefffdaa8affff67afffffafffffee64acfbae0f00
  15 13 3 2 -0.5981 0.5324 efefff7fe4ffff7feceffe0ca0fcfffefffff7c1c4fbfffde2dad440e0f2f7e3
  7 9 5 1 -0.6499 0.4913 213f292727f36f7fafffbfffbfdf2fff771f1f3e3efffffffdffbf5fffffffff
-0.8085
  9 0 5 3 -0.5278 0.6946 dffff5143476b735fefeffdcfebffffff577f754f5f5ff75feffffd4fdffff3e
  0 11 3 4 -0.5207 0.6330 fffffffffc3efa67befee66630006022ff7fff25fd7ff545ffff6567e057c477
  12 7 3 4 -0.7516 0.4232 d4c4fe4c5054fed7fff2fdf7feff7ff758cdc7ccf5fdfff7ffffffffffffffff
  6 5 2 3 -0.7639 0.4124 ffff7ff73bff3b22ffffffbf37bfbb2bff7fffffbfbbffffffffffff2bbe373b
  2 17 3 2 -0.5124 0.5792 fae7c26f7f7beedfc2393aee30bbfaff42f54045fc7ed4f7c397b2bff467f5ff
-0.5550
  6 3 4 4 -0.3763 0.7298 ffffbbffffffafffefffa8bbf7ffaafbffffbbbfffffffffffffaabbffffaaaa
  0 4 3 3 -0.5353 0.5659 cfffeeef82ef0eaaefefaf2b28ae2a2a7fffff7f67bf0fffbeffff3fefff6fbf
  9 2 2 6 -0.5678 0.4961 fbfffcd2ffffe7fffffffff8fac2fcd8ffffafffbfffaffffcf7fee8fefee4e0
  15 6 3 2 -0.5706 0.4572 f7bfbf273bbfaff7aeff2e0b8e3bffffafbb3422363efff7aeff2528afbfffb7
  0 14 4 3 -0.5345 0.4672 faafdaafffbff7ff4ae526dab0afa82e487f6425fdd7c65701ff2456f6f3c467
-0.8776
  13 6 2 5 -0.7700 0.5944 40006c680c507dfdfdf8fef7fdffffffd0f0f8ecf9f4ff7fd6dbfffffffbf7ff
  4 0 2 3 -0.5044 0.6151 aaa035fbcee87fffffff3ffffdf4bff4efeffffdaff6ffffbfbbffffffec7ffd
  4 8 4 3 -0.6808 0.4667 c060ff30f454f77fe5f7bf77f7fffffdfcf7ffccffffff7fffffffffffffffff
  15 0 2 2 -0.4928 0.5402 319f7735fdf77fbdfe727fffe6bf77ffefff7f747d77f77fffdfbd3cfef6ff6f
  11 3 2 2 -0.6445 0.4228 bf107770bf987fbf7fbc7fffffeefff7bbfe7ff4fffffffdffdbf7f4fff4b744
-1.1139
  7 4 2 3 -0.5308 0.6258 bffaf7ffbffbffffffffffffb3b2aefaffaebfefffffffffebffefbe22b2aaaa
  12 10 3 2 -0.5228 0.5050 d5dcfdccd5f4ff9cdfcfffacddfeefcdddfcddfddcf5ffd5fdfedffcfddcffff
  2 0 2 3 -0.4984 0.5106 86aabff30282aff6effef7f3ffe67eec0f8ecfff4f007fef747dafffcfffffaf
  13 18 2 2 -0.4991 0.5061 ef28f130a321b10054ff51b0f5d5f910df67ff99ffb1fb33fdf57cd1ddfff5e7
  11 17 1 1 -0.5695 0.4460 3c9400d4dbdc91f5368b3afdbf9f31df928130b8aed7a0e87ffd7bdb3fa803bd
  7 0 3 7 -0.6590 0.3616 d8dfd2baff14d0d6f78f5cd2dc084cc459c2fafad10ed5aefb3dfdb2b0f3cea2
-0.8244
  3 7 2 4 -0.4973 0.6027 ca42cd20f3f6fffffffffefafbfbfffff7753b10fff7fffffd7fff76ffffffff
  14 0 2 2 -0.4383 0.5966 ffbb3735e77b6f7feffff7f7fbf9ffbffef73f35ffff7f7bfbbf5f45ffff8d3f
  10 5 3 3 -0.6386 0.3978 fb79effff900ee92f1c02dddff40ad7c588466fe7bc0cdfd7e8c38ff2fcc20ef
  2 1 2 2 -0.5513 0.4282 ceeaafa32ee2ffedfefe7defaeaefffe0e6f25db4e6f7ffdd67fc7dfe4dffcb3
  10 10 1 1 -0.6419 0.3550 e0ebe2800066f28aacc72002867feeeef4efc723036ff7fbf777f733c1effffb
  15 17 2 2 -0.4842 0.4668 e37ff3734022e6339de5a0415160cc60debfbeffebbf7faf55fbf0c0c0e3f673
  6 5 2 5 -0.5856 0.3879 f150fdbc9da0dd009ffffff7d101f5c85779df7dffd577bb57fdffffffbb9ebb
-1.2237
  14 2 3 2 -0.2518 0.7089 ffff9f0d5dbfffbffeff7ff7fbffffff7ff53d145577ff75effd5c44fdebffcb
  12 3 1 3 -0.4303 0.5283 ffe3e731f7ff2fb7ffff7fffffa7ff37ffeef5fdfffff777ffffdfd9fdff4101
  3 0 2 2 -0.4260 0.5441 aef78f7baee6ff3ebfff6fd7efeeef6ccfbfcfef67fe1ffffd7fbff7f7f7bdbe
  4 7 5 2 -0.5606 0.4221 2b7f273ff7ff2ff3bbff22bff1fb1ef7273f3f3f7fffbfffbbff3bbfffffbfff
  17 12 2 2 -0.5193 0.4400 ed7ff7f7e6ecfff5f47ef860eaecfa7f47d7ffd6c4f7fffc34e7c464e6eefff2
  1 14 4 3 -0.5013 0.4570 aaefe2ff75f3efffeee2e68ae2f7eaee06d7164ddfc76efdd5d4400dd7f7465b
  10 10 1 2 -0.4631 0.4790 d3fbefeecaf4739fec6e8284f8bcfbfebbe46b1490ec14117fefbac9fffbfbef
-0.5544
  14 1 1 3 -0.3950 0.6082 fb74d754fffefffefffffffffbfefffffffdbdd9ffffffdffffc9d9cefbcbf54
  13 18 1 2 -0.4856 0.4785 1600bf309f20ed107f77fd34ffedd7f42f213f33b7b8fdf92fae3fafffbbffdd
  5 0 2 2 -0.4620 0.4990 2ebe2f1feeb6b7f71fff6b1fe7faeffdaffc5f71cdffeffffffd4d7fefffaf3f
  5 10 2 2 -0.6421 0.3624 e301d700f5c0c7c1ebb7830cffffaa4ee104fff0d1f0c0bcfba4a484dd1caf81
  14 13 3 3 -0.4820 0.4632 fdfffdf7e3aaffefab27aa70842ffaabffb5fffb83fdffbbf2f1d2a0c01bdeab
  9 16 2 1 -0.4466 0.5062 ce482ddcf80000fcaf9319ddbfff0ed9db0cdddca9a000bcad55bbaf8a090ca9
  8 5 2 2 -0.5191 0.4441 eeff6f0d71ff7fffffffbf6e98d2afeababebfeeafffffefefffefaea8bbee8c
-0.7162
  2 2 4 6 -0.4324 0.5664 4a47ffff4040fe22ff66ffcf0000eac6ef77fffffd65fff5b7d7ff5f4745ff0f
  1 13 4 1 -0.4589 0.4547 d197c1ecdb7790eedd8094aeffc268828bf989efba93129689958fdfff475051
  16 3 2 4 -0.5219 0.4111 bfffbb2b77ff7a7faebfaeefbf7afbbfabb3b32b33bf777faf2b0b2bbfbfff7f
  12 14 4 3 -0.4920 0.4327 fafbff738338fb06b82f71a021a262fbfbffcfbbafffffbab1f74182d1b3f7b3
  11 8 1 2 -0.4495 0.4449 fe77ef0603ffeeefeeb3a6aaf5f3eea37c357242657e7d1ff767ce24f1fffb8e
  8 18 1 2 -0.5181 0.3889 ccdc405c35ec5cf59fe6bfff0dd84d775c7047acddbcdcfbeab2cce8ffba1faf
  3 7 2 1 -0.6081 0.3333 fa204140f7c8c0c01d800205f156214238004367b8b56262db0257637f635511
-0.6744
  3 18 2 2 -0.1790 0.6606 f6fffeff7b73e189b262be362000f7bfc0e0ce57367c7f454462d66ef000fffb
  16 1 2 3 -0.3681 0.5140 f7fb8c595fff6f57affffff76ef3fffdbdf7cc445dffff7dec1e4cd8f7dfefbf
  10 7 1 5 -0.3217 0.6172 ffffffff3f30ac6cbef8e5b4da64f284dfd7fdf52e77ffffcdf533d8fffffebf
  0 1 3 3 -0.4373 0.4358 efeecdefef02c9eed0d902c2feee81400e06308f4c06a92f5021c4ffc667c8e7
  10 15 1 1 -0.4405 0.4601 011000c0d370187d237d7f9d57e70bf722500f909ba01d5e33fcf9febb1b009b
  15 11 3 4 -0.4294 0.4452 ebefff716faeefa7cefdbdbaeacafedae3efd7fb88efff7fc0fd70a0c37bfaf3
  7 21 2 1 -0.3973 0.4855 ce46eededc9cefffeccc7fcfea402eacc75070ddedfdefbf9fbb6ffbfb46be9b
  12 1 2 5 -0.7055 0.2698 4fff7fdf7fff35fffdffff7fffff44ffccff44e8ffffffff767f45df1fff55f7
-1.2042
  5 6 2 5 -0.5906 0.5102 5550f500f510f590dffdfdfdf7cdf5f75d04b7f1faf4eff7ffdfffd7fffffdff
  15 0 2 3 -0.4449 0.4491 9def54557d7f3f1f7effffff56f67f3fff7d4510fd77bf55fdfc8eddfebf7f7f
  11 10 1 1 -0.4694 0.4061 db7fcea2e1d9ffa6ea6be604e4fffeee1071364572777617ff3fbb0ff7ffefff
  1 12 2 2 -0.3600 0.5056 cffbeddfffffff5fdef7fef9e060ea40fefff74f773fff77fdff3d4df6fff777
  9 18 1 1 -0.4460 0.4132 0000183019f01bf357777ffd79fe08b1a0205531ffb76eefbf703ffffbbf0bfb
  11 6 1 1 -0.4466 0.4135 fd83df81ffcdef766e77ff8fe6ec6f45e7357fbfefe4ef48bf21f707cecec000
  10 17 1 1 -0.3395 0.5659 f900c0f4fd7c06fc7bfffebdfffd1edbdfb19c9beabb2d3cbef6bf9fbfff28df
  10 14 3 3 -0.5347 0.3584 ef7fe89f522d8368afffedc12d230e223ffffb3fef2dfb37e737fb730a2fae23
  8 0 1 4 -0.4379 0.4124 d08cd8cff8a89f7f7dfbffeff308bfcbbdfdecfeffffbfffcfefecffe8aeeedd
-0.8402
  10 8 1 1 -0.2671 0.6014 caefea2200ece7fbe2ee6f0a02ceefceb7bd7765b2fff7fffbeff66ee3fef6df
  4 3 2 1 -0.4150 0.4671 aede07f38edeaef7befeef75eefcfce9bffbcff7cde7d7ff7ffbffeffffbffff
  5 9 2 2 -0.4986 0.3720 5501f1047135ffaf7fb77e13f77ffb6fe1b4fcfcfeb6f7fffd7fbdbfffffffbf
  13 17 3 2 -0.4569 0.3966 f3ffd39300a0e322f1e75350d385f57375b17bc1ff17ffc136f331b1f4abf0bb
  16 6 1 1 -0.4771 0.3863 dc889cd4d8e019f8effcbcedddefbe75e5bcf8b8fffdf7f5ea9cfab8888c08ba
  9 17 1 1 -0.4878 0.3779 3820d0f4bdf70f7e4f70bf75fbf71df9aee8f8b3a337fab2dbb1bdbe2bb909b5
  6 18 1 2 -0.3722 0.4994 fefad8bff1b0f3de5c8ef086fb10f1ccc86ccc8cb2013087e040a0aafa18bbcb
  17 1 2 5 -0.3934 0.4770 d8e7ab2a53c6448bc804ddd47059bccce244032a2158080d8d0c84abeeeff3bf
  0 0 3 5 -0.4323 0.4342 ebfb85af6ee7aeafffffffa68bff8e0e377f66770eff4f3b77fffffdd7fdcf3b
  12 17 1 1 -0.4993 0.3665 024050d0f7c9c178165559cd775e4369e00a99be9dfb27883019fafb3fb9048a
-1.1974
  6 4 4 3 -0.3310 0.5625 ffffea7f7fffaeff7fbfa2baffbb2aa2ffffbfbefffffefff3ffaaa8fbbf8aaa
  11 10 1 2 -0.5267 0.3704 f7d7f3e4e23cd14b781e4a24faced9cad9c0f530d10011a1bb94f928f7f5b3ed
  12 21 2 1 -0.4172 0.4540 f73fff1095e1bb557dd5e5f1f799f714fefffeb18bf7fde39ddcf595cdfbdcd5
  11 5 4 6 -0.4557 0.3704 ce67dceec57cffededfffe77dd7fff7fc86df0e888f1fdfdfdfffcfffbdfffff
  2 17 3 2 -0.4183 0.4267 f8eff2ffb7efb6f742b2f2deb077fe7742564002ee47446f5230267bf7afde77
  10 16 1 1 -0.3625 0.4685 99d098dcffdc15d8f9519111df3d91dca29894b899910040eb98affcbfed39bd
  0 1 3 7 -0.4743 0.3690 faeba68a12e28a2affff7e01718b8a307e32ef73f072f477daf53f01fab7f3e6
  1 1 2 2 -0.3666 0.4580 ee6fefa7eaec6fff9e2de3fafcfffeef83f7fcdb4447fffff777f7d7f6effdfb
  4 6 2 1 -0.4568 0.3895 708041dad9f090d09010590dfdf44db4c028ccb1d894ab78dd3af6db3f313961
-0.5733
  15 4 3 6 -0.4055 0.5488 c4bfcc4040e4eff6ecfeee84eceeff5f41b7d4d54577f7b7f8bf50b2f7f7f7bf
  10 5 1 2 -0.3788 0.4532 eeffafafdfdf9ef56bffefdfe9fdefabfffffdefffffaf8fffffafe7a2eee602
  8 17 3 1 -0.4258 0.4203 b069c4c0755b4abf73af32ff1fff2af1b6eba2b9ddf8a1f01b3dac3b3b9b1abb
  12 0 2 2 -0.4561 0.4003 aeeb2f0189feae77fcfe6b4ffee37a37dbb53d44cffffebdeff2be4cfeefc7d9
  11 7 2 2 -0.4315 0.4086 7af34f6fffffbfbfb3ffcfefffffbfea02ba4eefbeff7effd1ef4cffddff67be
  15 17 3 2 -0.4175 0.4250 dfff9deb406bf7ffd3ff7050c673f6cb83db7b9f4cf0e5cf76d752d6c4f7f9d7
  0 1 2 3 -0.4321 0.4091 cf2febcf0a0ea10bee7fdc44fb46c03627e38edf2506408e40c2c73757d7edcb
  10 16 2 1 -0.5018 0.3703 fbe4bc30fc000468abb34099cdd50a78db0df0f0b9a1501dbf8222bb3e2e053d
  14 13 2 1 -0.5038 0.3565 fcc7fe2adf9b10e98158de0aaa52511ef91bd2ceb8b9bb81beabfed2806afb83
-0.4893
  17 1 2 2 -0.2448 0.5690 fbffef05776faf6f6efded473273fbe3fffff5407757b759efb7fd407377af73
  9 5 1 1 -0.4633 0.3588 464c9490fb58d2d4db8811bddfdcf365b325f3e89d9aa304cacce9adaa98c8dc
  2 11 2 3 -0.3731 0.4290 eeffffdffb52efb7d8e2ffc1f042ea42fe57ff5fb0776f77df5b537bf7e7e744
  10 15 2 1 -0.3659 0.4556 14606c3418100100df2eafff5f6107edbf95f7d138b10fb9ad3befabbb3bab1f
  2 7 2 1 -0.5214 0.3221 dd04e942f3ca84e8fa00490cfda80802b9007b362a1003611b405e73fb7b4713
  10 9 1 1 -0.4289 0.4005 e72bffca2089f24ad7d7e820d1c5e6e2f041f242000220a0f511ff02f3cff6ef
  6 21 2 1 -0.4622 0.3833 c2d0c6c4dcda03069842141fa2cac17f506056fefc61a0c7bdd8facfda374f5b
  13 17 2 2 -0.3712 0.4613 a9a3f690e383e68095ffe9b0d1f5d5b1954fefa89fe9f5a3cffffebbab9bf6bf
  11 17 1 1 -0.5181 0.3206 18502490dd4884bc0323729fffec3f78ef01a993fb8d30d26f8db9ab3f0f200a
-0.5912
  10 21 1 1 -0.2593 0.5873 00001010b4ec94cfcd88d1bcf9fc59c46d9028b4fb9480e8fa98badcbff808a8
  0 0 4 2 -0.3801 0.4719 eeffefefceeedbbfffef6f6bffef7ffe47fffefd44f7ff6f7cffb7fdffdfffef
  15 4 3 2 -0.3509 0.5095 ffffcf4fdfffef5f7fffeb5f7effff7ffdbfbe8ccc5ffd4decffc488acfffeff
  5 3 4 4 -0.4069 0.4130 7fff7b3fffffaefbfeffbb7b73fbaafaffffbebaffffffffff7fbabbfbf78b3f
  1 17 3 2 -0.4557 0.3540 f6bff65f339fe66f626e7a7b20adfaace36ff744e54ffe0f50b7e700f063f5f3
  12 11 1 1 -0.4118 0.4119 f291e62ef0ffa2efe2a0b68ed0c5d2efb345f20153115141ff53f83af33fffef
  9 11 1 1 -0.4008 0.4035 e937c8a688aacb67fcefa000e9dfe9eac8fbf80380b9e2af84d9be59c1dbd5ff
  12 12 3 2 -0.5694 0.2965 da9b575cfd1f13135e3f41f0e5ff38caf9b9bbd4aa6a013bd9f6f4d8c0c0ca4a
  14 17 2 2 -0.3195 0.5294 ff7fd6b33f11712bdafbf1e0f109fdb4ff3ffffdddbfffa5c4bab1a39dbffddb
  11 17 1 1 -0.3365 0.5067 eb3cb1fcbfb914f46665fef515bd6ded95acbcbeffb57d3fe4b9fffebfcf0a90
-0.7613
  1 0 5 3 -0.4205 0.5166 8a2e8abaeed61d9c9d16155efff4110c029925b1e4f60908558f88b0bfc7979f
  16 16 2 2 -0.3763 0.4075 fbfff7f300e2f963f77f9730b031a7e079fe5dcb84bdd7f557d3e1e0d0eff7c3
  11 5 1 2 -0.4253 0.3728 efbd2f23ffe7ef8fffeeee23edcfafe8ffeff17fbffee704dfdff3eeeacf2622
  18 0 2 2 -0.3602 0.4563 fffff747f337331edfe6eaba2232af3ff67fe30576dd7751c5f5ef8ef3dffefb
  14 7 2 1 -0.4034 0.4161 f070f8f8b0b42cedd9bdfbff3d5dfefdb220fbf8b8b434f2a4d1989e28b7e2ef
  9 16 1 1 -0.3621 0.4594 ddd8cfb8fdf88cfcfff99fb7fffe4dfbaa9094ecfed0cfed8d80c8a8b3bd08d9
  4 18 2 2 -0.3904 0.4381 daabcce7db53ec5f6276b2223000ea7978324272e652ce4fd052fafbff02ffdb
  11 18 1 1 -0.3591 0.4624 50c090f4bef94edd75cdbfdeaffb0ade919ea59cb8cb48ebbb3ea7fcbdef2a8e
  11 15 1 1 -0.4298 0.4023 0410011048340379edd5bd1d3f5c5ab02f9cafb6ef93ff3626a23fbbbbbb3bda
  13 11 3 2 -0.5727 0.2996 df6fd8609eedfffef63fffa8dffdfebedf7cfefbb0feffd3e952d7f0c0e8fa56
`;
