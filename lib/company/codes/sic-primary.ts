/**
 * Divisions A to C of the US Standard Industrial Classification of 1987: agriculture, mining, construction.
 * One line is a division (letter), a major group (two digits) or an industry group (three digits); behind an industry group stand
 * its four-digit codes by their last digit.
 * The manual is a work of the US government and in the public domain: https://www.osha.gov/data/sic-manual
 */
export const SIC_PRIMARY = `A Agriculture, Forestry, and Fishing
01 Agricultural Production-Crops
011 Cash Grains | 1 Wheat | 2 Rice | 5 Corn | 6 Soybeans | 9 Cash Grains, Not Elsewhere Classified
013 Field Crops, Except Cash Grains | 1 Cotton | 2 Tobacco | 3 Sugarcane and Sugar Beets | 4 Irish Potatoes | 9 Field Crops, Except Cash Grains, Not Elsewhere Classified
016 Vegetables and Melons | 1 Vegetables and Melons
017 Fruits and Tree Nuts | 1 Berry Crops | 2 Grapes | 3 Tree Nuts | 4 Citrus Fruits | 5 Deciduous Tree Fruits | 9 Fruits and Tree Nuts, Not Elsewhere Classified
018 Horticultural Specialties | 1 Ornamental Floriculture and Nursery Products | 2 Food Crops Grown Under Cover
019 General Farms, Primarily Crop | 1 General Farms, Primarily Crop
02 Agricultural Production-Livestock and Animal Specialties
021 Livestock, Except Dairy and Poultry | 1 Beef Cattle Feedlots | 2 Beef Cattle, Except Feedlots | 3 Hogs | 4 Sheep and Goats | 9 General Livestock, Except Dairy and Poultry
024 Dairy Farms | 1 Dairy Farms
025 Poultry and Eggs | 1 Broiler, Fryer, and Roaster Chickens | 2 Chicken Eggs | 3 Turkeys and Turkey Eggs | 4 Poultry Hatcheries | 9 Poultry and Eggs, Not Elsewhere Classified
027 Animal Specialties | 1 Fur-Bearing Animals and Rabbits | 2 Horses and Other Equines | 3 Animal Aquaculture | 9 Animal Specialties, Not Elsewhere Classified
029 General Farms, Primarily Livestock and Animal Specialties | 1 General Farms, Primarily Livestock and Animal Specialties
07 Agricultural Services
071 Soil Preparation Services | 1 Soil Preparation Services
072 Crop Services | 1 Crop Planting, Cultivating, and Protecting | 2 Crop Harvesting, Primarily by Machine | 3 Crop Preparation Services for Market, Except Cotton Ginning | 4 Cotton Ginning
074 Veterinary Services | 1 Veterinary Services for Livestock | 2 Veterinary Services for Animal Specialties
075 Animal Services, Except Veterinary | 1 Livestock Services, Except Veterinary | 2 Animal Specialty Services, Except Veterinary
076 Farm Labor and Management Services | 1 Farm Labor Contractors and Crew Leaders | 2 Farm Management Services
078 Landscape and Horticultural Services | 1 Landscape Counseling and Planning | 2 Lawn and Garden Services | 3 Ornamental Shrub and Tree Services
08 Forestry
081 Timber Tracts | 1 Timber Tracts
083 Forest Nurseries and Gathering of Forest Products | 1 Forest Nurseries and Gathering of Forest Products
085 Forestry Services | 1 Forestry Services
09 Fishing, Hunting, and Trapping
091 Commercial Fishing | 2 Finfish | 3 Shellfish | 9 Miscellaneous Marine Products
092 Fish Hatcheries and Preserves | 1 Fish Hatcheries and Preserves
097 Hunting and Trapping, and Game Propagation | 1 Hunting and Trapping, and Game Propagation
B Mining
10 Metal Mining
101 Iron Ores | 1 Iron Ores
102 Copper Ores | 1 Copper Ores
103 Lead and Zinc Ores | 1 Lead and Zinc Ores
104 Gold and Silver Ores | 1 Gold Ores | 4 Silver Ores
106 Ferroalloy Ores, Except Vanadium | 1 Ferroalloy Ores, Except Vanadium
108 Metal Mining Services | 1 Metal Mining Services
109 Miscellaneous Metal Ores | 4 Uranium-Radium-Vanadium Ores | 9 Miscellaneous Metal Ores, Not Elsewhere Classified
12 Coal Mining
122 Bituminous Coal and Lignite Mining | 1 Bituminous Coal and Lignite Surface Mining | 2 Bituminous Coal Underground Mining
123 Anthracite Mining | 1 Anthracite Mining
124 Coal Mining Services | 1 Coal Mining Services
13 Oil and Gas Extraction
131 Crude Petroleum and Natural Gas | 1 Crude Petroleum and Natural Gas
132 Natural Gas Liquids | 1 Natural Gas Liquids
138 Oil and Gas Field Services | 1 Drilling Oil and Gas Wells | 2 Oil and Gas Field Exploration Services | 9 Oil and Gas Field Services, Not Elsewhere Classified
14 Mining and Quarrying of Nonmetallic Minerals, Except Fuels
141 Dimension Stone | 1 Dimension Stone
142 Crushed and Broken Stone, Including Riprap | 2 Crushed and Broken Limestone | 3 Crushed and Broken Granite | 9 Crushed and Broken Stone, Not Elsewhere Classified
144 Sand and Gravel | 2 Construction Sand and Gravel | 6 Industrial Sand
145 Clay, Ceramic, and Refractory Minerals | 5 Kaolin and Ball Clay | 9 Clay, Ceramic, and Refractory Minerals, Not Elsewhere Classified
147 Chemical and Fertilizer Mineral Mining | 4 Potash, Soda, and Borate Minerals | 5 Phosphate Rock | 9 Chemical and Fertilizer Mineral Mining, Not Elsewhere Classified
148 Nonmetallic Minerals Services, Except Fuels | 1 Nonmetallic Minerals Services, Except Fuels
149 Miscellaneous Nonmetallic Minerals, Except Fuels | 9 Miscellaneous Nonmetallic Minerals, Except Fuels
C Construction
15 Building Construction-General Contractors and Operative Builders
152 General Building Contractors-Residential | 1 General Contractors-Single-Family Houses | 2 General Contractors-Residential Buildings, Other Than Single-Family
153 Operative Builders | 1 Operative Builders
154 General Building Contractors-Nonresidential | 1 General Contractors-Industrial Buildings and Warehouses | 2 General Contractors-Nonresidential Buildings, Other Than Industrial Buildings and Warehouses
16 Heavy Construction Other Than Building Construction Contractors
161 Highway and Street Construction, Except Elevated Highways | 1 Highway and Street Construction, Except Elevated Highways
162 Heavy Construction, Except Highway and Street Construction | 2 Bridge, Tunnel, and Elevated Highway Construction | 3 Water, Sewer, Pipeline, and Communications and Power Line Construction | 9 Heavy Construction, Not Elsewhere Classified
17 Construction Special Trade Contractors
171 Plumbing, Heating and Air-Conditioning | 1 Plumbing, Heating and Air-Conditioning
172 Painting and Paper Hanging | 1 Painting and Paper Hanging
173 Electrical Work | 1 Electrical Work
174 Masonry, Stonework, Tile Setting, and Plastering | 1 Masonry, Stone Setting, and Other Stone Work | 2 Plastering, Drywall, Acoustical, and Insulation Work | 3 Terrazzo, Tile, Marble, and Mosaic Work
175 Carpentry and Floor Work | 1 Carpentry Work | 2 Floor Laying and Other Floor Work, Not Elsewhere Classified
176 Roofing, Siding, and Sheet Metal Work | 1 Roofing, Siding, and Sheet Metal Work
177 Concrete Work | 1 Concrete Work
178 Water Well Drilling | 1 Water Well Drilling
179 Miscellaneous Special Trade Contractors | 1 Structural Steel Erection | 3 Glass and Glazing Work | 4 Excavation Work | 5 Wrecking and Demolition Work | 6 Installation or Erection of Building Equipment, Not Elsewhere Classified | 9 Special Trade Contractors, Not Elsewhere Classified`;
